const COMMON = new Set(
  `password parol parolparol passw0rd qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t
  qazwsxedc 1qaz2wsx zaq12wsx iloveyou sunshine princess football baseball superman starwars
  whatever trustno1 welcome1 letmein1 admin123 administrator changeme monkey123 dragon123
  qwe123qwe asdfghjkl zxcvbnm1 йцукенгш йцукенгшщз любовь123 пароль123 привет123 марина123
  наташа123 svetlitsa светлица abcd1234 abc12345 a1b2c3d4 1234qwer 123qwe123 q1w2e3r4`.split(/\s+/),
)
const KEYBOARD_ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхц',
]
const MIN_DISTINCT_CHARACTERS = 4

/**
 * Whether a password is easy to guess: a common one, a keyboard sequence, few different characters,
 * or one derived from the account's own data.
 */
export function isGuessablePassword(
  password: string,
  { phone, name, email }: { phone: string | null; name: string; email: string | null },
): boolean {
  const text = password.toLowerCase()
  const personalTexts = [phone, name, email, email?.split('@')[0]].filter(
    (personalText) => personalText && personalText.length > 3,
  )
  return (
    COMMON.has(text) ||
    new Set(text).size < MIN_DISTINCT_CHARACTERS ||
    KEYBOARD_ROWS.some((row) => row.includes(text)) ||
    personalTexts.some(
      (personalText) =>
        text === personalText?.toLowerCase() || text.replace(/\D/g, '') === personalText,
    )
  )
}
