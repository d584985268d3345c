import type { TextShape } from '../translator/text-shape.ts'
import type { kit as source } from './ru.ts'

export const kit: TextShape<typeof source> = {
  title: 'Жинақпен бірге',
  parts: 'Жинақ құрамы',
  modules: 'Ас үй модульдері',
  modulesHint: 'Ас үйді қабырғаңызға қарай құрастырыңыз: әр модульдің өз саны бар',
  groups: {
    base: 'Төменгі шкафтар',
    wall: 'Үстіңгі шкафтар',
    tall: 'Биік шкафтар',
    worktop: 'Үстел беттері',
  },
  things: '{count, plural, one {# зат} other {# зат бірге}}',
  saving: 'үнем {sum}',
  take: 'Жинақты алу',
  taking: 'саламыз',
  taken: 'Себетке өту',
  optional: 'жинаққа қосу',
  piece: '{count} дана',
  whole: 'Жинақ туралы',
  fewer: 'Азырақ: {name}',
  moreOf: 'Көбірек: {name}',
  nothing: 'Кемінде бір затты таңдаңыз',
  include: 'Алу: {name}',
}
