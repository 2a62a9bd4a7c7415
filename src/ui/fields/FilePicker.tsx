import type { ComponentProps, Ref } from 'react';

interface FilePickerProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-labelledby'> {
  /** Types that the file dialog offers; people may overrule it. */
  accept: string;
  onFile: (file: File) => void;
  ref: Ref<HTMLInputElement>;
}

/** What opens the file dialog, unseen: a click on it does. */
export function FilePicker({ onFile, ...rest }: FilePickerProps) {
  return (
    <input
      type="file"
      hidden
      {...rest}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Or the same file, chosen again, would change nothing.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
