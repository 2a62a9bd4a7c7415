import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface ImageButtonProps {
  /** Accessible name of the button, including the purpose of the image. */
  label: string;
  className: string;
  children: ReactNode;
  onFile: (file: File) => void;
}

/** A button that opens the system's file dialog for an image. */
export function ImageButton({ label, className, children, onFile }: ImageButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => inputRef.current?.click()}
      >
        {children}
      </button>
      <input
        ref={inputRef}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows selecting the same file again after it was edited.
          target.value = '';
        }}
      />
    </>
  );
}

interface EmptyImageProps {
  label: string;
  text: string;
  onFile: (file: File) => void;
}

/** An empty image field that opens the file dialog. */
export function EmptyImage({ text, ...props }: EmptyImageProps) {
  return (
    <ImageButton {...props} className="image-box image-box-empty">
      <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </ImageButton>
  );
}
