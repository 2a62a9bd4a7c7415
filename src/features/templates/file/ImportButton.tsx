import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { fileMessages } from './messages.ts';
import { useImport } from './useImport.ts';

interface ImportButtonProps {
  /** Of the templates there are. */
  knownIds: readonly string[];
}

/** "Import": makes a template of a file. */
export function ImportButton({ knownIds }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { take, isBusy } = useImport(knownIds);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void take(file);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      <Button icon={<FileUp aria-hidden />} busy={isBusy} onClick={() => input.current?.click()}>
        <FormattedMessage {...fileMessages.importFile} />
      </Button>
    </>
  );
}
