import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  offline: 'Сети нет. Всё, что вы сделаете, сохранится на телефоне.',
  noNetwork: 'Сети нет.',
  waiting:
    '{count, plural, one {# действие отправим} few {# действия отправим} other {# действий отправим}} сами, как появится сеть',
  photos:
    '{count, plural, one {# фото} few {# фото} other {# фото}} отправим сами, как появится сеть',
  sending: 'Отправляем: {count, plural, one {# действие} few {# действия} other {# действий}}',
  login: 'Вход закончился. Войдите, и мы отправим сохранённое.',
  logIn: 'Войти',
  retry: 'Отправить сейчас',
  refused: 'Не принято: {what}',
  dismiss: 'Понятно',
  remove: 'Убрать',
  removeWhat: 'Убрать: {what}',
  badPhoto: {
    unreadable: '{name}: файла больше нет на телефоне. Выберите фото ещё раз.',
    refused: '{name}: магазин не принимает этот файл, возможно, он слишком большой.',
  },
  what: {
    confirmCall: 'подтверждение звонка, заказ {order}',
    setGallery: 'фотографии, заказ {order}',
    tick: 'отметка в списке, заказ {order}',
    setAssembly: 'отметка «Сборка завершена», заказ {order}',
    setSlot: 'изменение графика',
  },
  notKept: 'На телефоне нет места, чтобы сохранить это до отправки',
} as const

const kk: TextShape<typeof ru> = {
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

const en: TextShape<typeof ru> = {
  offline: 'No network. All you do is kept on the phone.',
  noNetwork: 'No network.',
  waiting:
    '{count, plural, one {# action} other {# actions}} will be sent as soon as the network is back',
  photos:
    '{count, plural, one {# photo} other {# photos}} will be sent as soon as the network is back',
  sending: 'Sending: {count, plural, one {# action} other {# actions}}',
  login: 'Your session has ended. Log in, and what is kept will be sent.',
  logIn: 'Log in',
  retry: 'Send now',
  refused: 'Not accepted: {what}',
  dismiss: 'Understood',
  remove: 'Remove',
  removeWhat: 'Remove: {what}',
  badPhoto: {
    unreadable: '{name}: the file is no longer on the phone. Choose the photo again.',
    refused: '{name}: the shop does not take this file, it may be too large.',
  },
  what: {
    confirmCall: 'the confirmed call, order {order}',
    setGallery: 'photos, order {order}',
    tick: 'a tick in the list, order {order}',
    setAssembly: '“Assembly finished”, order {order}',
    setSlot: 'a change of the schedule',
  },
  notKept: 'The phone has no room to keep this until it is sent',
}

export const assemblerOutboxTexts = { ru, kk, en }
