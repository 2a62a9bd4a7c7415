export { type TemplateActions, TemplateCard } from './TemplateCard.tsx';
