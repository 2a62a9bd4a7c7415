import { useIntl } from 'react-intl';
import { useFlag } from '#api/flags/flags.ts';
import type { Language } from '#model/language.ts';
import { type CertificateTemplate, shownImage } from '#model/template/template.ts';
import { AreasSection } from './areas/AreasSection.tsx';
import { laterComponent } from '#ui/laterComponent.tsx';
import { ColorsSection } from './colors/ColorsSection.tsx';
import styles from './Editor.module.css';
import type { useRegisteredFields } from './fields/useRegisteredFields.ts';
import { FormPart } from './FormPart.tsx';
import type { Focusing } from './image/focusing.ts';
import { ImageSection } from './image/ImageSection.tsx';
import { IssuedNote } from './issued/IssuedNote.tsx';
import { LayoutSection } from './layout/LayoutSection.tsx';
import { messages } from './messages.ts';
import type { Refusal } from './save/refusal.ts';
import type { Editing } from './state/useEditing.ts';

const BrandSection = laterComponent(
  () =>
    import(/* webpackChunkName: "editor-later" */ './brand/BrandSection.tsx').then(
      (module) => module.BrandSection,
    ),
  // Its place, so that what stands below stays there.
  () => <div className={styles.brandPlace} />,
);

interface EditorFormProps {
  editing: Editing;
  /** As it is drawn at this moment. */
  shown: CertificateTemplate;
  refusal: Refusal | undefined;
  resets: number;
  fields: ReturnType<typeof useRegisteredFields>;
  /** Whose texts are edited. */
  tab: Language;
  onTab: (language: Language) => void;
  /** Somebody is about to edit a text. */
  onFocus: () => void;
  onDrag: Focusing['onDrag'];
}

/** All that an administrator decides about a template. */
export function EditorForm(props: EditorFormProps) {
  const { editing, shown, refusal, resets, fields, tab, onTab, onFocus, onDrag } = props;
  const intl = useIntl();
  const hasAreas = useFlag('certificates.custom-fields');
  const { template, change } = editing;
  const section = { template, change };
  return (
    <div className={styles.form} role="group" aria-label={intl.formatMessage(messages.form)}>
      <IssuedNote templateId={template.id} />
      <FormPart name="layout" refusal={refusal}>
        <LayoutSection {...section} storedLayout={editing.history.saved.layout} />
      </FormPart>
      <FormPart name="colors" refusal={refusal}>
        <ColorsSection
          key={resets}
          layout={template.layout}
          colors={template.colors}
          hasImage={shownImage(template) !== ''}
          change={change}
        />
      </FormPart>
      <FormPart name="image" refusal={refusal}>
        <ImageSection
          key={resets}
          layout={shown.layout}
          backgroundImage={shown.backgroundImage}
          rawImage={shown.rawImage}
          focalPoint={shown.focalPoint}
          change={change}
          onDrag={onDrag}
        />
      </FormPart>
      <div className={styles.part}>
        <BrandSection />
      </div>
      {hasAreas && (
        <FormPart name="areas" refusal={refusal}>
          <AreasSection
            {...section}
            undo={editing.undo}
            fields={fields}
            language={tab}
            onLanguage={onTab}
            onFocus={onFocus}
          />
        </FormPart>
      )}
    </div>
  );
}
