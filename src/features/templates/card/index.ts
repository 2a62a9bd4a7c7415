export { TemplateCard } from './TemplateCard.tsx';
