import type { TextShape } from '../translator/text-shape.ts'
import type { network as source } from './ru.ts'

export const network: TextShape<typeof source> = {
  offline: 'Байланыс жоқ. Енгізілгендер жоғалмайды: желі пайда болғанда жалғастырамыз.',
}
