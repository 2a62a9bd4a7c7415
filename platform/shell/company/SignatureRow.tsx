import { Trash2, X } from 'lucide-react';
import { useShell } from '../shellContext.ts';
import type { SignatureDraft } from './companyApi.ts';
import { EmptyPicture } from './PictureButton.tsx';
import { TextField } from './TextField.tsx';
import { usePicture } from './usePicture.ts';

interface SignatureRowProps {
  /** From 1. */
  number: number;
  signature: SignatureDraft;
  isRefused: boolean;
  isNameMissing: boolean;
  onChange: (part: Partial<SignatureDraft>) => void;
  onRemove: () => void;
}

/** Somebody who signs: picture, name and role. */
export function SignatureRow(props: SignatureRowProps) {
  const { number, signature, isRefused, isNameMissing, onChange, onRemove } = props;
  const { t } = useShell();
  const { name, role, image } = signature;
  const { refused, choose, remove } = usePicture(image, (address) => onChange({ image: address }));
  const error = refused ?? (isRefused ? 'pictureRefused' : undefined);
  const title = t('signature', { n: number });
  return (
    <div className="signature-row" role="group" aria-label={title}>
      {image === '' ? (
        <EmptyPicture
          label={`${t('upload')}: ${title}`}
          text={t('upload')}
          onFile={(file) => void choose(file)}
        />
      ) : (
        <span className="picture chequer">
          <img src={image} alt={title} />
          <button
            type="button"
            className="icon-button picture-remove"
            aria-label={`${t('removePicture')}: ${title}`}
            onClick={remove}
          >
            <X size={15} strokeWidth={2} aria-hidden="true" />
          </button>
        </span>
      )}
      <TextField
        label={t('name')}
        value={name}
        most={80}
        error={isNameMissing ? t('needsName') : undefined}
        onChange={(value) => onChange({ name: value })}
      />
      <TextField
        label={t('role')}
        value={role}
        most={80}
        onChange={(value) => onChange({ role: value })}
      />
      <button
        type="button"
        className="icon-button signature-remove"
        aria-label={t('removeSignature', { n: number })}
        onClick={onRemove}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {error && (
        <p className="field-error" role="alert">
          {t(error)}
        </p>
      )}
    </div>
  );
}
