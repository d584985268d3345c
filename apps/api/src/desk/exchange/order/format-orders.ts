import { type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { escapeXml } from '../../export/escape-xml.ts'
import type { ExportedOrder } from './exported-orders.queries.ts'

type Content = string | number | readonly string[]

/** Orders as a document of CommerceML 2.08 (exchange.commerceml). */
export function formatOrders(orders: readonly ExportedOrder[], now: Date): string {
  const documents = orders.map(formatOrder).join('\n')
  const madeAt = now.toISOString().slice(0, 19)
  return `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${madeAt}">
${documents}
</КоммерческаяИнформация>
`
}

function formatOrder(order: ExportedOrder): string {
  const [date = '', time = ''] = order.createdAt.split(' ')
  const isCancelled = order.state === 'cancelled'
  return element('Документ', [
    element('Ид', order.guid),
    element('Номер', order.number),
    element('Дата', date),
    element('Время', time),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', order.currency),
    element('Курс', order.rate),
    element('Сумма', order.total),
    element('Контрагенты', [formatBuyer(order)]),
    element('Товары', [
      ...order.lines.map(formatLine),
      ...formatService('ORDER_DELIVERY', 'Доставка заказа', order.deliverySum),
      ...formatService('ORDER_SERVICES', 'Услуги', order.servicesSum),
    ]),
    element('ЗначенияРеквизитов', [
      formatDetail('Статус заказа', orderStateLabel[order.state as OrderState]),
      formatDetail('Отменен', String(isCancelled)),
      formatDetail('Заказ оплачен', String(order.paymentState === 'paid')),
      formatDetail('Оплачено', String(order.paid)),
    ]),
  ])
}

function formatBuyer({ basketGroup, name, phone, email, address }: ExportedOrder): string {
  return element('Контрагент', [
    element('Ид', basketGroup),
    element('Наименование', name),
    element('ПолноеНаименование', name),
    element('Роль', 'Покупатель'),
    ...(address ? [element('АдресРегистрации', [element('Представление', address)])] : []),
    element('Контакты', [
      formatContact('Телефон рабочий', phone),
      ...(email ? [formatContact('Почта', email)] : []),
    ]),
  ])
}

function formatContact(kind: string, value: string): string {
  return element('Контакт', [element('Тип', kind), element('Значение', value)])
}

/** The price is that of a piece after every discount. */
function formatLine({ key, article, name, quantity, sum }: ExportedOrder['lines'][number]): string {
  return element('Товар', [
    element('Ид', key),
    element('Артикул', article),
    element('Наименование', name),
    element('ЦенаЗаЕдиницу', Math.round((sum / quantity) * 100) / 100),
    element('Количество', quantity),
    element('Сумма', sum),
    element('ЗначенияРеквизитов', [formatDetail('ТипНоменклатуры', 'Товар')]),
  ])
}

function formatService(key: string, name: string, sum: number): string[] {
  if (sum === 0) return []
  return [
    element('Товар', [
      element('Ид', key),
      element('Наименование', name),
      element('ЦенаЗаЕдиницу', sum),
      element('Количество', 1),
      element('Сумма', sum),
      element('ЗначенияРеквизитов', [formatDetail('ТипНоменклатуры', 'Услуга')]),
    ]),
  ]
}

function formatDetail(name: string, value: string): string {
  return element('ЗначениеРеквизита', [element('Наименование', name), element('Значение', value)])
}

/** A list contains elements that are already formatted; anything else is escaped. */
function element(name: string, content: Content): string {
  const inside = Array.isArray(content) ? content.join('') : escapeXml(String(content))
  return `<${name}>${inside}</${name}>`
}
