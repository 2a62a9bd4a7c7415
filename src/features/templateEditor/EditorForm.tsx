import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectStoresCodeOnFront } from '#session/companySettings.ts';
import { useFlag } from '#session/useFlag.ts';
import type { Language } from '#domain/language.ts';
import { type CertificateTemplate, getBackgroundImageUrl } from '#domain/template/template.ts';
import { BrandSection } from './brand/index.ts';
import { AreasSection } from './areas/index.ts';
import { CodeSection } from './code/index.ts';
import { ColorsSection } from './colors/index.ts';
import styles from './Editor.module.css';
import type { useRegisteredFields } from './fields/index.ts';
import { FormSection } from './FormSection.tsx';
import { type FocalPointControl, ImageSection } from './image/index.ts';
import { FutureCertificatesNote } from './issued/index.ts';
import { LayoutSection } from './layout/index.ts';
import { messages } from './messages.ts';
import type { SaveError } from './save/index.ts';
import type { EditedTemplate } from './state/index.ts';

interface EditorFormProps {
  editing: EditedTemplate;
  /**
   * The template that the preview shows. While the user drags the focal point of the image, contains the dragged point.
   */
  previewTemplate: CertificateTemplate;
  saveError: SaveError | undefined;
  resetCount: number;
  fields: ReturnType<typeof useRegisteredFields>;
  /** Language of the custom texts that the form shows. */
  language: Language;
  onLanguageChange: (language: Language) => void;
  onTextFocus: () => void;
  onFocalPointDrag: FocalPointControl['onDrag'];
}

export function EditorForm(props: EditorFormProps) {
  const { editing, previewTemplate, saveError, resetCount } = props;
  const intl = useIntl();
  const hasAreas = useFlag('certificates.custom-fields');
  const storesCodeOnFront = useSelector(selectStoresCodeOnFront);
  const { template, change } = editing;
  return (
    <div className={styles.form} role="group" aria-label={intl.formatMessage(messages.form)}>
      <FutureCertificatesNote templateId={template.id} />
      <FormSection name="layout" saveError={saveError}>
        <LayoutSection
          layout={template.layout}
          colors={template.colors}
          backgroundImage={template.backgroundImage}
          rawImage={template.rawImage}
          focalPoint={template.focalPoint}
          showsCodeOnFront={template.showsCodeOnFront}
          storedLayout={editing.history.savedTemplate.layout}
          change={change}
        />
      </FormSection>
      <FormSection name="colors" saveError={saveError}>
        <ColorsSection
          key={resetCount}
          layout={template.layout}
          colors={template.colors}
          hasImage={getBackgroundImageUrl(template) !== ''}
          change={change}
        />
      </FormSection>
      <FormSection name="image" saveError={saveError}>
        <ImageSection
          key={resetCount}
          layout={previewTemplate.layout}
          backgroundImage={previewTemplate.backgroundImage}
          rawImage={previewTemplate.rawImage}
          focalPoint={previewTemplate.focalPoint}
          change={change}
          onDrag={props.onFocalPointDrag}
        />
      </FormSection>
      <div className={styles.part}>
        <BrandSection />
      </div>
      {storesCodeOnFront && (
        <div className={styles.part}>
          <CodeSection showsCodeOnFront={template.showsCodeOnFront ?? false} change={change} />
        </div>
      )}
      {hasAreas && (
        <FormSection name="areas" saveError={saveError}>
          <AreasSection
            template={template}
            change={change}
            fields={props.fields}
            language={props.language}
            onLanguageChange={props.onLanguageChange}
            onFocus={props.onTextFocus}
          />
        </FormSection>
      )}
    </div>
  );
}
