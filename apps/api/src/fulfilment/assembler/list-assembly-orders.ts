import { assemblyPeriods, calculateAssemblyHours } from '@svetlitsa/domain/assembly/assembly-period'
import { link } from '@svetlitsa/domain/route/site-map'
import { describeUpload } from '../../media/upload/finish-upload.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AssemblyRow, findAssemblies } from './assembly-order.queries.ts'

/**
 * The orders of an assembler whose assembly was requested and that are not cancelled, the nearest
 * day first. An order without an assembler is seen by none (assembler.own).
 */
export async function listAssemblyOrders(db: Db, assemblerId: number) {
  const rows = await findAssemblies(db, assemblerId, 'open')
  return rows.map((row) => {
    const { latitude, longitude } = row
    return {
      ...describeOrder(row),
      AssemblyDuration: calculateAssemblyHours(
        row.items.reduce((minutes, item) => minutes + item.minutes * item.quantity, 0),
      ),
      address: row.address ?? '',
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      floor: row.floor,
      lift: row.lift ?? ('none' as const),
      comment: row.comment ?? '',
      customerName: row.customerName,
      phone: row.phone,
      calledAt: row.calledAt,
      items: row.items.map(({ picture, ...item }) => ({
        ...item,
        picture: picture
          ? { src: picture, width: 1000, height: 800, kind: 'studio' as const }
          : null,
      })),
    }
  })
}

/** What an assembler assembled in the last 30 days, the latest first, without contacts. */
export async function listAssembledOrders(db: Db, assemblerId: number) {
  const rows = await findAssemblies(db, assemblerId, 'done')
  return rows.map((row) => ({
    ...describeOrder(row),
    names: row.items.map(({ name }) => name),
    assembledAt: row.assembledAt ?? '',
  }))
}

function describeOrder(row: AssemblyRow) {
  const days = (row.planned ?? []).map(({ day, first, last }) => ({
    date: day,
    timeFrom: assemblyPeriods[first]?.timeFrom ?? '',
    timeTo: assemblyPeriods[last]?.timeTo ?? '',
  }))
  const [first = { date: row.day, timeFrom: row.timeFrom, timeTo: row.timeTo }] = days
  return {
    order_num: row.number,
    orderGuid: row.guid,
    orderType: row.hasSketches ? ('kitchen' as const) : ('furniture' as const),
    orderGalleryLink: link.assemblerOrder(row.number),
    ...first,
    days,
    photos: row.photos.map(describeUpload),
  }
}
