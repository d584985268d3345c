import { findAll, findText, type XmlNode } from '../xml/xml-node.ts'
import type { Entry, OfferBody, PropertyBody } from './commerceml-entry.ts'

/** The elements of a catalogue that are read, and what stands around them. */
export const catalogPlaces = {
  Группа: 'Группы',
  Свойство: 'Свойства',
  Товар: 'Товары',
  Предложение: 'Предложения',
  ТипЦены: 'ТипыЦен',
  Склад: 'Склады',
} as const

/** The entries of a record: one, or for groups also those inside it. */
export function toEntries(record: XmlNode): Entry[] {
  const { name, line } = record
  const key = findText(record, 'Ид')
  if (name === 'Группа') return toGroups(record, null)
  if (name === 'Товар') return [toGood(record, key)]
  if (name === 'Предложение') return [toOffer(record, key)]
  if (name === 'Свойство') {
    return [{ kind: 'property', key, goodKey: '', line, body: toProperty(record) }]
  }
  const kind = name === 'ТипЦены' ? 'priceType' : 'warehouse'
  return [{ kind, key, goodKey: '', line, body: { name: findText(record, 'Наименование') } }]
}

function toGroups(record: XmlNode, parent: string | null): Entry[] {
  const key = findText(record, 'Ид')
  const body = { name: findText(record, 'Наименование'), parent }
  return [
    { kind: 'group', key, goodKey: '', line: record.line, body },
    ...findAll(record, 'Группы', 'Группа').flatMap((inner) => toGroups(inner, key)),
  ]
}

function toProperty(record: XmlNode): PropertyBody {
  const values = findAll(record, 'ВариантыЗначений', 'Справочник')
  return {
    name: findText(record, 'Наименование'),
    values: Object.fromEntries(
      values.map((value) => [findText(value, 'ИдЗначения'), findText(value, 'Значение')]),
    ),
  }
}

function toGood(record: XmlNode, key: string): Entry {
  const details = new Map(
    findAll(record, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map((one) => [
      findText(one, 'Наименование'),
      findText(one, 'Значение'),
    ]),
  )
  const properties = findAll(record, 'ЗначенияСвойств', 'ЗначенияСвойства')
  const body = {
    name: findText(record, 'Наименование'),
    article: findText(record, 'Артикул'),
    barcode: findText(record, 'Штрихкод'),
    description: findText(record, 'Описание'),
    vendor: findText(record, 'Изготовитель', 'Наименование'),
    weight: findText(record, 'Вес') || (details.get('Вес') ?? ''),
    group: findText(record, 'Группы', 'Ид'),
    properties: properties.flatMap((one) =>
      findAll(one, 'Значение').map((value): [string, string] => [
        findText(one, 'Ид'),
        value.text.trim(),
      ]),
    ),
    isDeleted: isDeleted(record),
  }
  return { kind: 'good', key, goodKey: key, line: record.line, body }
}

/** The id of an offer is that of its good, with «#» and that of its traits where it has some. */
function toOffer(record: XmlNode, key: string): Entry {
  const prices = findAll(record, 'Цены', 'Цена').map((price) => ({
    type: findText(price, 'ИдТипаЦены'),
    amount: findText(price, 'ЦенаЗаЕдиницу'),
    currency: findText(price, 'Валюта'),
  }))
  const traits = findAll(record, 'ХарактеристикиТовара', 'ХарактеристикаТовара').map(
    (trait): [string, string] => [findText(trait, 'Наименование'), findText(trait, 'Значение')],
  )
  const places = findPlaces(record)
  const name = findText(record, 'Наименование')
  const barcode = findText(record, 'Штрихкод')
  const count =
    findText(record, 'Количество') || findText(record, 'Остатки', 'Остаток', 'Количество')
  const body: OfferBody = {
    ...(name && { name }),
    ...(barcode && { barcode }),
    ...(traits.length > 0 && { traits }),
    ...(prices.length > 0 && { prices }),
    ...(count && { count }),
    ...(Object.keys(places).length > 0 && { places }),
    ...(record.attributes.Статус !== undefined && { isDeleted: isDeleted(record) }),
  }
  return { kind: 'offer', key, goodKey: key.split('#', 1)[0] ?? '', line: record.line, body }
}

/** Older versions count a warehouse in attributes, newer ones in elements. */
function findPlaces(record: XmlNode): Record<string, string> {
  const counted = [
    ...findAll(record, 'Склад').map(({ attributes }) => [
      attributes.ИдСклада ?? '',
      attributes.КоличествоНаСкладе ?? '',
    ]),
    ...findAll(record, 'Остатки', 'Остаток', 'Склад').map((place) => [
      findText(place, 'Ид'),
      findText(place, 'Количество'),
    ]),
  ]
  return Object.fromEntries(counted.filter(([place]) => place))
}

function isDeleted({ attributes, children }: XmlNode): boolean {
  const marked = children.find(({ name }) => name === 'ПометкаУдаления')?.text.trim()
  return attributes.Статус === 'Удален' || marked === 'true'
}
