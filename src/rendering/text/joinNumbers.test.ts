import { joinNumbers } from './joinNumbers.ts';

it.each([
  ['Av. Paulista, 1.000, 12.º|andar, São Paulo/SP'],
  ['Rua das Flores, nº|45, sala|1204'],
  ['n.º|45 (km|12) · No.|7 · núm.|8'],
  ['CNPJ|12.345.678/0001-90\u00a0· CEP|01310-100'],
  ['8|horas e 30|minutos'],
  ['com 40|h, em 2026'],
  ['12 de novembro de 2026'],
  ['turmas de 2025 e 2026, 3 para cada'],
  ['No 45 and NR 35 Trabalho em altura'],
])('%s', (text) => {
  const words = text.replaceAll('|', ' ').split(' ');
  expect(joinNumbers(words)).toEqual(text.split(' ').map((word) => word.replaceAll('|', ' ')));
});

it('returns the same words if there is nothing to join', () => {
  const words = ['Segurança', 'da', 'Informação'];
  expect(joinNumbers(words)).toBe(words);
});
