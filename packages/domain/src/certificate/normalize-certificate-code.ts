/** What people type for the characters of a code, with a Russian or Kazakh keyboard too. */
const lookAlikes: Readonly<Record<string, string>> = {
  I: '1',
  L: '1',
  O: '0',
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: '1',
  Ү: 'Y',
  Һ: 'H',
}

/** The stored form of a certificate's code or secret key, however it was typed. */
export function normalizeCertificateCode(text: string): string {
  return [...text.normalize('NFKC').toUpperCase()]
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .map((character) => lookAlikes[character] ?? character)
    .join('')
}
