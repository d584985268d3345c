import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  cheaper: {
    link: 'Нашли дешевле?',
    title: 'Нашли дешевле?',
    lead: 'Пришлите ссылку: проверим и, если всё так, снизим цену.',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Почта, если удобнее',
    url: 'Ссылка на товар в другом магазине',
    follow: 'Сообщить, когда цена снизится',
    send: 'Отправить',
    sending: 'отправляем',
    close: 'Закрыть',
    sent: 'Проверим цену и перезвоним в течение дня.',
    nameWrong: 'Имя — от 2 до 100 букв',
    phoneWrong: 'Номер телефона введён неверно!',
    emailWrong: 'Проверьте адрес электронной почты',
    urlWrong: 'Ссылка начинается с http:// или https://',
  },
  failed: 'Не получилось отправить. Повторите позже.',
} as const

const kk: TextShape<typeof ru> = {
  cheaper: {
    link: 'Арзанырақ таптыңыз ба?',
    title: 'Арзанырақ таптыңыз ба?',
    lead: 'Сілтемесін жіберіңіз: тексеріп, солай болса, бағаны түсіреміз.',
    name: 'Аты',
    phone: 'Телефон',
    email: 'Пошта, қолайлырақ болса',
    url: 'Басқа дүкендегі тауар сілтемесі',
    follow: 'Баға түскенде хабарлау',
    send: 'Жіберу',
    sending: 'жіберудеміз',
    close: 'Жабу',
    sent: 'Бағаны тексеріп, бір күн ішінде қоңырау шаламыз.',
    nameWrong: 'Аты — 2-ден 100-ге дейін әріп',
    phoneWrong: 'Телефон нөмірі қате енгізілді!',
    emailWrong: 'Электрондық пошта мекенжайын тексеріңіз',
    urlWrong: 'Сілтеме http:// немесе https:// деп басталады',
  },
  failed: 'Жіберілмеді. Кейінірек қайталаңыз.',
}

const en: TextShape<typeof ru> = {
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

/** Texts of the small forms of a product page, by language. */
export const productFormTexts = { ru, kk, en }
