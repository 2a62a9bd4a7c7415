import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { fileMessages } from './messages.ts';
import { useImportTemplate } from './useImportTemplate.ts';

interface ImportButtonProps {
  /** Ids of all templates. */
  existingIds: readonly string[];
}

/** A button that creates a template from a file. */
export function ImportButton({ existingIds }: ImportButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { importFile, isBusy } = useImportTemplate(existingIds);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void importFile(file);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={handleChange}
      />
      <Button icon={<FileUp aria-hidden />} busy={isBusy} onClick={() => inputRef.current?.click()}>
        <FormattedMessage {...fileMessages.importFile} />
      </Button>
    </>
  );
}
