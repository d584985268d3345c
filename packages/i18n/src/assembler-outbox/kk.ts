import type { TextShape } from '../translator/text-shape.ts'
import type { assemblerOutbox as source } from './ru.ts'

export const assemblerOutbox: TextShape<typeof source> = {
  offline: 'Желі жоқ. Жасағаныңыздың бәрі телефонда сақталады.',
  noNetwork: 'Желі жоқ.',
  waiting: '{count, plural, other {# әрекетті}} желі пайда болғанда өзіміз жібереміз',
  photos: '{count, plural, other {# фотоны}} желі пайда болғанда өзіміз жібереміз',
  sending: 'Жіберілуде: {count, plural, other {# әрекет}}',
  login: 'Кіру уақыты бітті. Кіріңіз, сонда сақталғанды жібереміз.',
  logIn: 'Кіру',
  retry: 'Қазір жіберу',
  refused: 'Қабылданбады: {what}',
  dismiss: 'Түсінікті',
  remove: 'Алып тастау',
  removeWhat: 'Алып тастау: {what}',
  badPhoto: {
    unreadable: '{name}: файл енді телефонда жоқ. Фотоны қайта таңдаңыз.',
    refused: '{name}: дүкен бұл файлды қабылдамайды, мүмкін ол тым үлкен.',
  },
  what: {
    confirmCall: 'қоңырауды растау, {order} тапсырысы',
    setGallery: 'фотосуреттер, {order} тапсырысы',
    tick: 'тізімдегі белгі, {order} тапсырысы',
    setAssembly: '«Жинау аяқталды» белгісі, {order} тапсырысы',
    setSlot: 'кестені өзгерту',
  },
  notKept: 'Мұны жіберілгенше сақтауға телефонда орын жоқ',
}
