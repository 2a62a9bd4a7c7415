import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { type CertificateTemplate, defaultTemplate } from '#model/template.ts';
import { selectBranding } from '#session/sessionSlice.ts';
import { Kit } from '#ui/kit/Kit.tsx';
import { AreasSection } from './areas/AreasSection.tsx';
import { ColorsSection } from './colors/ColorsSection.tsx';
import { ImageSection } from './image/ImageSection.tsx';
import { LayoutSection } from './LayoutSection.tsx';

/** The template editor (Spec §2). */
export function EditorPage() {
  const primaryColor = useSelector(selectBranding);
  const [template, setTemplate] = useState(() => defaultTemplate(primaryColor));
  const change = useCallback((fields: Partial<CertificateTemplate>) => {
    setTemplate((before) => ({ ...before, ...fields }));
  }, []);
  const section = { template, change };
  return (
    <Kit>
      <LayoutSection {...section} />
      <ColorsSection {...section} />
      <ImageSection {...section} />
      <AreasSection {...section} />
    </Kit>
  );
}
