/** Images and names of a company and its signatories, for drawings. */
const createImage = (name: string, width: number, height: number) => ({
  url: `https://images.example/${name}.png`,
  width,
  height,
});
export const photograph = createImage('photograph', 3000, 1500);
export const logos = {
  compact: createImage('mark', 300, 280),
  wide: createImage('wordmark', 900, 240),
};
export const signatureImage = createImage('signature', 600, 200);
export const signatories = [
  {
    name: 'Marcos Vinicius de Albuquerque',
    role: 'Diretor de Gente',
    imageUrl: signatureImage.url,
  },
  { name: 'Helena Prado Siqueira', role: 'CREA 123456-7', imageUrl: signatureImage.url },
];
export const legalName = 'Vértice Energia S.A.';
