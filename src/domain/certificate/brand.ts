/** A person whose signature is printed on certificates. */
export interface BrandSignature {
  name: string;
  /** Job title printed below the name, for example "Director of Learning". */
  role: string;
  /** URL of the image of the handwritten signature. Without an image, only a line is drawn above the name. */
  imageUrl: string | null;
}

/**
 * Branding that a company has on its documents: legal name, logo and signatures. A missing part leaves no empty space.
 */
export interface CompanyBrand {
  legalName: string;
  logoUrl: string | null;
  signatures: readonly BrandSignature[];
}

/** Programme of a course: a text about the contents, the instructor and the place. Unknown fields are empty strings. */
export interface CourseSyllabus {
  text: string;
  instructor: string;
  place: string;
}

/** Company that issues a certificate, with its branding, and the programme of the course. */
export interface Issuer {
  company: { name: string };
  brand: CompanyBrand;
  programme: CourseSyllabus;
}

/** Maximum number of people who sign a document. */
export const maxSignatures = 2;

export const emptyBrand: CompanyBrand = { legalName: '', logoUrl: null, signatures: [] };

export const emptyCourseSyllabus: CourseSyllabus = { text: '', instructor: '', place: '' };

export const emptyIssuer: Issuer = {
  company: { name: '' },
  brand: emptyBrand,
  programme: emptyCourseSyllabus,
};
