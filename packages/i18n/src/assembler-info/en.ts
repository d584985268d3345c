import type { TextShape } from '../translator/text-shape.ts'
import type { assemblerInfo as source } from './ru.ts'

export const assemblerInfo: TextShape<typeof source> = {
  title: 'Your assembler',
  text: 'Assembles the furniture in your home',
  since: 'With {shopName} since {day}',
  isActive: 'Works for {shopName}',
  isFormer: 'No longer works for {shopName}. Do not let them in, and call us.',
  questions: 'If in doubt, call us before the assembly begins.',
  notFound: {
    title: 'There is no such assembler',
    text: 'Check the link in the message, or call us.',
  },
}
