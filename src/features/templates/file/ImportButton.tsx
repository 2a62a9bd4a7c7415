import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { FilePicker } from '#ui/controls/FilePicker.tsx';
import { fileMessages } from './messages.ts';
import { useImportTemplate } from './useImportTemplate.ts';

interface ImportButtonProps {
  existingIds: readonly string[];
}

/** A button that creates a template from a file. */
export function ImportButton({ existingIds }: ImportButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { importFile, isBusy } = useImportTemplate(existingIds);
  return (
    <>
      <FilePicker
        ref={inputRef}
        accept=".json,application/json"
        onFile={(file) => void importFile(file)}
      />
      <Button icon={<FileUp aria-hidden />} busy={isBusy} onClick={() => inputRef.current?.click()}>
        <FormattedMessage {...fileMessages.importFile} />
      </Button>
    </>
  );
}
