import type { ComponentProps, Ref } from 'react';

interface FilePickerProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-labelledby'> {
  /** Media types offered by the file dialog. Users may still select files of other types. */
  accept: string;
  onFile: (file: File) => void;
  ref: Ref<HTMLInputElement>;
}

/** Hidden file input. Call `click()` on its ref to open the file dialog. */
export function FilePicker({ onFile, ...inputProps }: FilePickerProps) {
  return (
    <input
      type="file"
      hidden
      {...inputProps}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Reset, so that selecting the same file again fires a change.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
