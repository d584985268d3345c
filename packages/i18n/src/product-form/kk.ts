import type { TextShape } from '../translator/text-shape.ts'
import type { productForm as source } from './ru.ts'

export const productForm: TextShape<typeof source> = {
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
