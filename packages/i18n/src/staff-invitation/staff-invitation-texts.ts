import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Приглашение в команду',
  greeting: '{name}, вас пригласили в команду',
  role: {
    administrator: 'Вы будете администратором.',
    developer: 'Вы будете разработчиком.',
    callCentre: 'Вы будете работать в колл-центре.',
    shopSeller: 'Вы будете продавцом. Магазин: {store}.',
    franchiseSeller: 'Вы будете продавцом. Магазин: {store}.',
    assembler: 'Вы будете сборщиком.',
    none: 'Задайте новый пароль. Прежний перестанет действовать.',
  },
  first: {
    greeting: 'Вы первый администратор',
    how: 'Назовите себя и придумайте пароль. Код придёт на ваш телефон.',
    howWithoutCode:
      'Назовите себя и придумайте пароль. СМС в магазине ещё не подключены, поэтому код не нужен.',
    name: 'Имя',
    phone: 'Телефон',
    enter: 'Войти',
  },
  how: 'Придумайте пароль и введите код, который придёт на {phone}.',
  until: 'Ссылка действует до {at}.',
  password: 'Новый пароль',
  passwordHint: 'Не короче {count, number} символов.',
  send: 'Получить код',
  sent: 'Код отправлен на {phone}.',
  againIn: 'Ещё раз через {time}',
  again: 'Прислать код ещё раз',
  code: 'Шесть цифр из сообщения',
  failed: 'Не получилось. Повторите ещё раз.',
  waiting: 'ждём',
  unknown: {
    title: 'Приглашение больше не действует',
    text: 'Ссылка работает 7 дней и один раз. Если вы уже задали пароль, войдите. Иначе попросите администратора прислать новую.',
    go: 'В кабинет сотрудника',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Командаға шақыру',
  greeting: '{name}, сізді командаға шақырды',
  role: {
    administrator: 'Сіз әкімші боласыз.',
    developer: 'Сіз әзірлеуші боласыз.',
    callCentre: 'Сіз колл-орталықта жұмыс істейсіз.',
    shopSeller: 'Сіз сатушы боласыз. Дүкен: {store}.',
    franchiseSeller: 'Сіз сатушы боласыз. Дүкен: {store}.',
    assembler: 'Сіз жинаушы боласыз.',
    none: 'Жаңа құпиясөз қойыңыз. Бұрынғысы жарамсыз болады.',
  },
  first: {
    greeting: 'Сіз бірінші әкімшісіз',
    how: 'Өзіңізді атаңыз және құпиясөз ойлап табыңыз. Код телефоныңызға келеді.',
    howWithoutCode:
      'Өзіңізді атаңыз және құпиясөз ойлап табыңыз. Дүкенде СМС әлі қосылмаған, сондықтан код керек емес.',
    name: 'Аты',
    phone: 'Телефон',
    enter: 'Кіру',
  },
  how: 'Құпиясөз ойлап табыңыз да, {phone} нөміріне келетін кодты енгізіңіз.',
  until: 'Сілтеме {at} дейін жарамды.',
  password: 'Жаңа құпиясөз',
  passwordHint: 'Кемінде {count, number} таңба.',
  send: 'Код алу',
  sent: 'Код {phone} нөміріне жіберілді.',
  againIn: '{time} кейін қайта',
  again: 'Кодты қайта жіберу',
  code: 'Хабарламадағы алты сан',
  failed: 'Болмады. Қайталап көріңіз.',
  waiting: 'күтеміз',
  unknown: {
    title: 'Шақыру енді жарамсыз',
    text: 'Сілтеме 7 күн және бір рет жұмыс істейді. Құпиясөз қойған болсаңыз, кіріңіз. Әйтпесе әкімшіден жаңасын сұраңыз.',
    go: 'Қызметкер кабинетіне',
  },
}

const en: TextShape<typeof ru> = {
  title: 'Invitation to the team',
  greeting: '{name}, you are invited to the team',
  role: {
    administrator: 'You will be an administrator.',
    developer: 'You will be a developer.',
    callCentre: 'You will work in the call centre.',
    shopSeller: 'You will be a seller. Store: {store}.',
    franchiseSeller: 'You will be a seller. Store: {store}.',
    assembler: 'You will be an assembler.',
    none: 'Set a new password. The earlier one stops working.',
  },
  first: {
    greeting: 'You are the first administrator',
    how: 'Name yourself and choose a password. A code will come to your phone.',
    howWithoutCode:
      'Name yourself and choose a password. The shop cannot send SMS yet, so no code is needed.',
    name: 'Name',
    phone: 'Phone',
    enter: 'Log in',
  },
  how: 'Choose a password and enter the code that comes to {phone}.',
  until: 'The link is valid until {at}.',
  password: 'New password',
  passwordHint: 'At least {count, number} characters.',
  send: 'Get a code',
  sent: 'The code was sent to {phone}.',
  againIn: 'Again in {time}',
  again: 'Send the code again',
  code: 'Six digits from the message',
  failed: 'That did not work. Try again.',
  waiting: 'one moment',
  unknown: {
    title: 'The invitation is not valid any more',
    text: 'The link works for 7 days and once. If you have set your password, log in. Otherwise ask an administrator for a new link.',
    go: 'To the staff cabinet',
  },
}

/** Texts of the screen that an invited member of staff opens, by language. */
export const staffInvitationTexts = { ru, kk, en }
