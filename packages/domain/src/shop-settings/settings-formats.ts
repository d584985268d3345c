/** The formats of a shop's settings, checked by the screen that asks for them and again by the API. */
export const settingsFormats = {
  /** #rrggbb in small letters. */
  colour: /^#[0-9a-f]{6}$/,
  inn: /^(\d{10}|\d{12})$/,
  /** May be empty. */
  kpp: /^(\d{9})?$/,
  /** May be empty. */
  ogrn: /^(\d{13}|\d{15})?$/,
  phone: /^[+\d][\d ()-]{5,24}$/,
  /** A Russian BIC, or the SWIFT code of a bank in Kazakhstan. */
  bic: /^(\d{9}|[A-Z0-9]{8}|[A-Z0-9]{11})$/,
  account: /^(\d{20}|KZ[A-Z0-9]{18})$/,
  /** May be empty. */
  correspondentAccount: /^(\d{20})?$/,
  /** HH:MM. */
  hour: /^([01]\d|2[0-3]):[0-5]\d$/,
} as const
