import { Trash2, X } from 'lucide-react';
import { useShellContext } from '../shellContext.ts';
import type { SignatureDraft } from './companyApi.ts';
import { EmptyImage } from './ImageButton.tsx';
import { TextField } from './TextField.tsx';
import { useImageField } from './useImageField.ts';

interface SignatureRowProps {
  /** Number of the signature, starting at 1. */
  number: number;
  signature: SignatureDraft;
  isRejected: boolean;
  isNameMissing: boolean;
  onChange: (part: Partial<SignatureDraft>) => void;
  onRemove: () => void;
}

/** The form fields of a signature: image, name and role. */
export function SignatureRow(props: SignatureRowProps) {
  const { number, signature, isRejected, isNameMissing, onChange, onRemove } = props;
  const { t } = useShellContext();
  const { name, role, image } = signature;
  const {
    error: fileError,
    choose,
    remove,
  } = useImageField(image, (address) => onChange({ image: address }));
  const error = fileError ?? (isRejected ? 'pictureRefused' : undefined);
  const title = t('signature', { n: number });
  return (
    <div className="signature-row" role="group" aria-label={title}>
      {image === '' ? (
        <EmptyImage
          label={`${t('upload')}: ${title}`}
          text={t('upload')}
          onFile={(file) => void choose(file)}
        />
      ) : (
        <span className="image-box checkerboard">
          <img src={image} alt={title} />
          <button
            type="button"
            className="icon-button image-remove"
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
        maxLength={80}
        error={isNameMissing ? t('needsName') : undefined}
        onChange={(value) => onChange({ name: value })}
      />
      <TextField
        label={t('role')}
        value={role}
        maxLength={80}
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
