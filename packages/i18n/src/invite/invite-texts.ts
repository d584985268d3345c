import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Пригласить друга',
  why: 'Друг и вы получите по {amount} бонусов, когда ему доставят первый оплаченный заказ.',
  link: 'Ваша ссылка',
  code: 'Ваш код',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована.',
  bySms: 'Пригласить по СМС',
  phone: 'Телефон друга',
  send: 'Отправить СМС',
  sent: 'Приглашение отправлено.',
  left: 'Сегодня можно отправить ещё {count}.',
  friends: 'Приглашений принято: {count}',
  rewarded: 'Бонусы начислены за друзей: {count}',
  waiting: 'ждём',
  failed: 'Не получилось. Попробуйте ещё раз.',
  off: 'В вашем регионе бонусная программа не действует.',
  received: {
    title: 'Вас пригласил друг',
    text: 'Примите приглашение до первого заказа: после его доставки вы получите бонусы.',
    accept: 'Принять приглашение',
    done: 'Приглашение принято: {amount} бонусов придут после доставки первого заказа.',
  },
  refused: {
    oneself: 'Себя пригласить нельзя.',
    limit: 'На сегодня приглашения закончились. Отправьте ссылку сами.',
    repeated: 'На этот номер приглашение уже отправляли.',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Дос шақыру',
  why: 'Досыңызға алғашқы төленген тапсырыс жеткізілгенде, оған да, сізге де {amount} бонус беріледі.',
  link: 'Сіздің сілтемеңіз',
  code: 'Сіздің кодыңыз',
  copy: 'Сілтемені көшіру',
  copied: 'Сілтеме көшірілді.',
  bySms: 'СМС арқылы шақыру',
  phone: 'Досыңыздың телефоны',
  send: 'СМС жіберу',
  sent: 'Шақыру жіберілді.',
  left: 'Бүгін тағы {count} жіберуге болады.',
  friends: 'Қабылданған шақырулар: {count}',
  rewarded: 'Достар үшін бонус есептелді: {count}',
  waiting: 'күтеміз',
  failed: 'Болмады. Қайталап көріңіз.',
  off: 'Сіздің аймағыңызда бонус бағдарламасы жұмыс істемейді.',
  received: {
    title: 'Сізді досыңыз шақырды',
    text: 'Алғашқы тапсырысқа дейін шақыруды қабылдаңыз: ол жеткізілгеннен кейін бонус аласыз.',
    accept: 'Шақыруды қабылдау',
    done: 'Шақыру қабылданды: {amount} бонус алғашқы тапсырыс жеткізілгеннен кейін келеді.',
  },
  refused: {
    oneself: 'Өзіңізді шақыруға болмайды.',
    limit: 'Бүгінге шақырулар таусылды. Сілтемені өзіңіз жіберіңіз.',
    repeated: 'Бұл нөмірге шақыру жіберілген.',
  },
} as const

const en: TextShape<typeof ru> = {
  title: 'Invite a friend',
  why: 'You and your friend get {amount} bonuses each when the first paid order is delivered to your friend.',
  link: 'Your link',
  code: 'Your code',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  bySms: 'Invite by SMS',
  phone: 'Your friend’s phone',
  send: 'Send an SMS',
  sent: 'The invitation is sent.',
  left: 'You can send {count} more today.',
  friends: 'Invitations accepted: {count}',
  rewarded: 'Friends rewarded: {count}',
  waiting: 'waiting',
  failed: 'That failed. Please try again.',
  off: 'There is no bonus programme in your region.',
  received: {
    title: 'A friend invited you',
    text: 'Accept before your first order: you get bonuses when it is delivered.',
    accept: 'Accept the invitation',
    done: 'Accepted: {amount} bonuses come when your first order is delivered.',
  },
  refused: {
    oneself: 'You cannot invite yourself.',
    limit: 'No invitations are left for today. Send the link yourself.',
    repeated: 'This number was invited already.',
  },
} as const

/** Texts of inviting a friend, by language. */
export const inviteTexts = { ru, kk, en }
