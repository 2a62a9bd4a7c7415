export { TemplateChecks } from './deferred.ts';
export { LivePreview, type LivePreviewSettings } from './LivePreview.tsx';
export { useSampleCertificate } from './useSampleCertificate.ts';
export { useScreenRef } from './useScreenRef.ts';
