import type { TextShape } from '../translator/text-shape.ts'
import type { assembler as source } from './ru.ts'

export const assembler: TextShape<typeof source> = {
  title: 'Assembly',
  hello: '{name}, your orders',
  empty: {
    title: 'Nothing to assemble',
    text: 'When a customer asks for assembly, the order appears here.',
  },
  hours: 'About {hours, number} h',
  minutes: '{minutes, number} min',
  address: 'The call centre will tell the address',
  noDate: 'No day yet',
  route: 'Route',
  login: {
    title: 'Assemblers’ login',
    text: 'Enter login and password, then the code from the SMS.',
    go: 'Log in',
  },
  refused: {
    title: 'This cabinet is for assemblers',
    text: 'Log in with your assembler’s account.',
    logout: 'Log out',
  },
  items: 'What to assemble',
  order: 'Order {number}',
}
