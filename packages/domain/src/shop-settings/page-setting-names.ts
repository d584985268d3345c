/**
 * Names of the settings that both the API and the router need: the API offers these providers in
 * pages, and the router's policy allows their scripts.
 */
export const pageSettingNames = [
  'METRIKA_COUNTER',
  'SMARTCAPTCHA_SERVER_KEY',
  'YOOKASSA_SHOP_ID',
] as const
