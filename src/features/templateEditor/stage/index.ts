export { TemplateChecks } from './deferred.ts';
export { LivePreview, type PreviewOptions } from './LivePreview.tsx';
export { useSampleCertificate } from './useSampleCertificate.ts';
