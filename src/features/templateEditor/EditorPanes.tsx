import { useCallback, useMemo, useRef, useState } from 'react';
import { usePluginContext } from '#session/pluginContext.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { FocalPoint } from '#domain/template/focalPoint.ts';
import type { AreaName, CertificateTemplate } from '#domain/template/template.ts';
import type { Side } from '#rendering/scene.ts';
import { useEditedScene } from '#rendering/svg/useEditedScene.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import {
  LivePreview,
  type LivePreviewSettings,
  TemplateChecks,
  useSampleCertificate,
} from './stage/index.ts';
import { focusArea } from './focusArea.ts';
import { useRegisteredFields } from './fields/index.ts';
import styles from './Editor.module.css';
import { EditorForm } from './EditorForm.tsx';
import type { SaveError } from './save/index.ts';
import type { EditedTemplate } from './state/index.ts';

interface EditorPanesProps {
  editing: EditedTemplate;
  saveError: SaveError | undefined;
  /** Number of times the template was reset. Each reset remounts the fields of the form, to clear their errors. */
  resetCount: number;
  onOpenPreview: () => void;
}

/** The form and, beside it, the live preview. */
export function EditorPanes({ editing, saveError, resetCount, onOpenPreview }: EditorPanesProps) {
  const { previewTemplate, setDraggedPoint } = useDraggedFocalPoint(editing.renderedTemplate);
  const { previewOptions, updatePreview, formLanguage, previewFormLanguage, selectLanguage } =
    usePreviewOptions();
  const fields = useRegisteredFields();
  const certificate = useSampleCertificate(previewTemplate, previewOptions, fields.fields);
  const scene = useEditedScene(certificate, previewOptions.language, usePluginContext().config);
  const { rendered } = scene;
  const panesRef = useRef<HTMLDivElement>(null);
  const goToArea = useStableCallback((language: Language, area: AreaName) => {
    selectLanguage(language);
    focusArea(panesRef.current, language, area);
  });
  return (
    <div ref={panesRef} className={styles.panes}>
      <EditorForm
        editing={editing}
        previewTemplate={previewTemplate}
        saveError={saveError}
        resetCount={resetCount}
        fields={fields}
        language={formLanguage}
        onLanguageChange={selectLanguage}
        onTextFocus={previewFormLanguage}
        onFocalPointDrag={setDraggedPoint}
      />
      <div className={styles.side}>
        <LivePreview
          scene={scene}
          options={previewOptions}
          onOptionsChange={updatePreview}
          onOpenPreview={onOpenPreview}
        >
          {rendered && (
            <TemplateChecks
              template={editing.template}
              fitting={rendered.scene.fitting}
              lacksCodeOnFront={previewTemplate.showsCodeOnFront && !hasCode(rendered.scene.front)}
              sampleData={
                previewOptions.sample === 'missing' ? certificate.registeredData : undefined
              }
              fields={fields.fields}
              onSelectArea={goToArea}
            />
          )}
        </LivePreview>
      </div>
    </div>
  );
}

/**
 * Returns the template to preview, and a function that sets the focal point during a drag. While the user drags the
 * focal point, the template contains the dragged point.
 */
function useDraggedFocalPoint(template: CertificateTemplate) {
  const [draggedPoint, setDraggedPoint] = useState<FocalPoint>();
  const previewTemplate = useMemo(
    () => (draggedPoint ? { ...template, focalPoint: draggedPoint } : template),
    [template, draggedPoint],
  );
  return { previewTemplate, setDraggedPoint };
}

/**
 * Returns the options of the preview, the language of the texts in the form, and functions to change them.
 * `selectLanguage` changes the language of both the form and the preview.
 */
function usePreviewOptions() {
  const uiLanguage = useLanguage();
  const [formLanguage, setFormLanguage] = useState<Language>(uiLanguage);
  const [previewOptions, setPreviewOptions] = useState<LivePreviewSettings>({
    side: 'front',
    language: uiLanguage,
    sample: 'typical',
  });
  const updatePreview = useCallback(
    (changes: Partial<LivePreviewSettings>) =>
      setPreviewOptions((previous) => ({ ...previous, ...changes })),
    [],
  );
  const previewFormLanguage = useCallback(
    () => updatePreview({ side: 'front', language: formLanguage }),
    [updatePreview, formLanguage],
  );
  const selectLanguage = (language: Language) => {
    setFormLanguage(language);
    updatePreview({ language, side: 'front' });
  };
  return { previewOptions, updatePreview, formLanguage, previewFormLanguage, selectLanguage };
}

/** Returns whether a side has a QR code: a figure with a link. */
const hasCode = ({ shapes }: Side): boolean =>
  shapes.some(({ block }) => block?.role === 'Figure' && block.href !== undefined);
