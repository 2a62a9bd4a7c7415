import { useEffect, useState } from 'react';
import type { MessageId } from '../messages.ts';
import { pictureFacts, type PictureFacts, readPicture, RefusedPicture } from './readPicture.ts';

/** A picture that can be chosen: what is known of it, and why the last file was not taken. */
export function usePicture(address: string, onChange: (address: string) => void) {
  const [known, setKnown] = useState<{ address: string; facts: PictureFacts }>();
  const [chosen, setChosen] = useState<{ address: string; name: string }>();
  const [refused, setRefused] = useState<MessageId>();

  useEffect(() => {
    if (address === '') return;
    let left = false;
    pictureFacts(address).then(
      (facts) => left || setKnown({ address, facts }),
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [address]);

  const choose = async (file: File): Promise<void> => {
    try {
      const read = await readPicture(file);
      setChosen({ address: read, name: file.name });
      setRefused(undefined);
      onChange(read);
    } catch (error) {
      if (!(error instanceof RefusedPicture)) throw error;
      setRefused(error.reason);
    }
  };
  const remove = (): void => {
    setRefused(undefined);
    onChange('');
  };
  return {
    facts: known?.address === address ? known.facts : undefined,
    fileName: chosen?.address === address ? chosen.name : undefined,
    refused,
    choose,
    remove,
  };
}
