import type { TextShape } from '../translator/text-shape.ts'
import type { paymentMethod as source } from './ru.ts'

export const paymentMethod: TextShape<typeof source> = {
  card: 'Онлайн картамен',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Яндекстегі картамен немесе бөліп',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Kaspi.kz қосымшасына арналған код',
  certificate: 'Сыйлық сертификатымен',
  certificateLabel: 'Соманы толық немесе бөліп',
  credit: 'Несие және бөліп төлеу',
  creditLabel: 'Өтінім бірден бірнеше банкке, шешім бірнеше минутта',
  dolyame: 'Долями',
  dolyameLabel: 'Екі аптада бір рет төрт төлем, үстемесіз',
  bill: 'Ұйымға арналған шот',
  billLabel: 'Шот береміз, оны 3 күнде төлеу керек',
  onReceipt: 'Алған кезде',
  onReceiptLabel: 'Картамен немесе қолма-қол курьерге не кассада',
  missing: {
    delivery: 'Алдымен жеткізуді таңдаңыз',
    day: 'Таңдалған жеткізу күні өтіп кетті: басқасын таңдаңыз',
    lift: 'Тапсырысты көтеретін қабатты көрсетіңіз',
    assembly: 'Бұл тапсырыста құрастыратын ештеңе жоқ: құрастыруды алып тастаңыз',
  },
  prepaymentLow: 'Алдын ала төлем ең төменгіден аз: кемінде {percent} % төлеңіз.',
}
