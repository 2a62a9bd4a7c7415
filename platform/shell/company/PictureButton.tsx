import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface PictureButtonProps {
  /** For those who listen, with what the picture is of. */
  label: string;
  className: string;
  children: ReactNode;
  onFile: (file: File) => void;
}

/** Opens the system's choice of a picture. */
export function PictureButton({ label, className, children, onFile }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it has been mended.
          target.value = '';
        }}
      />
    </>
  );
}

interface EmptyPictureProps {
  label: string;
  text: string;
  onFile: (file: File) => void;
}

/** An empty place that asks for a picture. */
export function EmptyPicture({ text, ...props }: EmptyPictureProps) {
  return (
    <PictureButton {...props} className="picture picture-empty">
      <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </PictureButton>
  );
}
