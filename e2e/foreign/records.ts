/** What this backend knows, in the shape in which it keeps and answers it: numbers for ids, snake_case all the way down. */

export interface Company {
  id: number;
  name: string;
  show_certificates: boolean;
  branding: { primary_color: string } | null;
  language: string | null;
}

export interface Person {
  id: number;
  company_id: number;
  name: string;
  role: string;
  preferences: { language: string } | null;
  token: string;
}

export const languageKeys = ['pt_br', 'en_us', 'es_es'] as const;

export interface TemplateFields {
  name: string;
  layout: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
  colors: { title: string; content: string };
  custom_fields: Record<(typeof languageKeys)[number], string[]>;
}

export interface Template extends TemplateFields {
  id: number;
  company_id: number;
  version: number;
  updated_by: string | null;
}

export interface Achievement {
  name: string;
  thumb_url: string | null;
  certificate_template_id: number | null;
  /** Minutes: the specification names no unit, but shows hours and minutes. */
  workload: number | null;
  completed_at: string | null;
}

export interface Certificate {
  id: number;
  type: 'MISSION' | 'CONTENT';
  company_id: number;
  user_id: number;
  mission_id: number | null;
  mission: (Achievement & { enrollment_id: number }) | null;
  content_id: number | null;
  content: (Achievement & { id: number; grade: number | null }) | null;
  created_at: string;
  is_from_recycled_mission: boolean;
}

export interface Metadata {
  id: number;
  company_id: number;
  name: string;
  type: string | null;
  active: boolean;
  color: string | null;
  created_at: string;
  is_metadata_in_audience_rule: boolean;
}

export interface Store {
  companies: Company[];
  people: Person[];
  templates: Template[];
  /** Counts on, so that no id is given twice. */
  nextTemplateId: number;
  certificates: Certificate[];
  metadata: Metadata[];
}
