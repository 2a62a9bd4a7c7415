import { useEffect, useState } from 'react';
import type { MessageId } from '../messages.ts';
import { loadImageDimensions, type ImageDimensions, readImage, ImageError } from './readImage.ts';

/** Returns the state of an image field: properties of the image, file name, and the error of the last chosen file. */
export function useImageField(address: string, onChange: (address: string) => void) {
  const [loadedImage, setLoadedImage] = useState<{
    address: string;
    properties: ImageDimensions;
  }>();
  const [selectedFile, setSelectedFile] = useState<{ address: string; name: string }>();
  const [error, setError] = useState<MessageId>();

  useEffect(() => {
    if (address === '') return;
    let isCancelled = false;
    loadImageDimensions(address).then(
      (properties) => isCancelled || setLoadedImage({ address, properties }),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCancelled = true;
    };
  }, [address]);

  const choose = async (file: File): Promise<void> => {
    try {
      const dataUrl = await readImage(file);
      setSelectedFile({ address: dataUrl, name: file.name });
      setError(undefined);
      onChange(dataUrl);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      setError(error.reason);
    }
  };
  const remove = (): void => {
    setError(undefined);
    onChange('');
  };
  return {
    properties: loadedImage?.address === address ? loadedImage.properties : undefined,
    fileName: selectedFile?.address === address ? selectedFile.name : undefined,
    error,
    choose,
    remove,
  };
}
