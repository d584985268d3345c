import type { TextShape } from '../translator/text-shape.ts'
import type { productForm as source } from './ru.ts'

export const productForm: TextShape<typeof source> = {
  cheaper: {
    link: 'Found it for less?',
    title: 'Found it for less?',
    lead: 'Send us the link: we check it and, if it is so, lower our price.',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail, if you prefer',
    url: 'Link to the product in the other shop',
    follow: 'Tell me when the price falls',
    send: 'Send',
    sending: 'sending',
    close: 'Close',
    sent: 'We check the price and ring back within a day.',
    nameWrong: 'A name has 2 to 100 letters',
    phoneWrong: 'The phone number is wrong!',
    emailWrong: 'Check the e-mail address',
    urlWrong: 'A link begins with http:// or https://',
  },
  failed: 'It was not sent. Try again later.',
}
