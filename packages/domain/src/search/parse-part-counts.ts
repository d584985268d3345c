/** What shoppers count in furniture. */
export type CountedPart = 'door' | 'drawer' | 'seat' | 'shelf'

/** «3 двери», «трёхместный», «for six people». */
export interface PartCount {
  part: CountedPart
  count: number
  typed: string
}

/** Words of a folded text in Russian, Kazakh and English. */
const partWords: Readonly<Record<CountedPart, string>> = {
  door: String.raw`двер[а-я]*|есік[а-яғқіңәөұү]*|doors?`,
  drawer: String.raw`ящи[а-я]+|жәшік[а-яғқіңәөұү]*|drawers?`,
  seat: String.raw`мест[а-я]*|человек[а-я]*|персон[а-я]*|орын[а-яғқіңәөұү]*|адам[а-яғқіңәөұү]*|seat(?:er|s)?|people|persons?`,
  shelf: String.raw`пол(?:ка|ки|ок|ками|очн[а-я]+)|сөре[а-яғқіңәөұү]*|shel(?:f|ves)`,
}

const numberWords: readonly string[] = [
  'од(?:ин|на|но|ной|ним)|бір|one|single',
  'дв(?:а|е|ух|умя|оих)|екі|two|double',
  'тр(?:и|ех|емя|оих)|үш|three|triple',
  'четыр(?:е|ех|ьмя)|четверых|төрт|four',
  'пят(?:ь|и|ью|ерых)|бес|five',
  'шест(?:ь|и|ью|ерых)|алты|six',
  'сем(?:ь|и|ью|ерых)|жеті|seven',
  'вос(?:емь|ьми|емью|ьмерых)|сегіз|eight',
  'девят(?:ь|и|ью)|тоғыз|nine',
  'десят(?:ь|и|ью)|он|ten',
]

const number = String.raw`(\d{1,2}|${numberWords.join('|')})`
const start = String.raw`(?<![\p{L}\p{Nd}.,])`
const ending = String.raw`(?![\p{L}\p{Nd}])`
const preposition = String.raw`(?:(?:на|с|со|for|with) )?`

const parts = Object.keys(partWords) as CountedPart[]

const patterns = parts.map((part) => ({
  part,
  pattern: new RegExp(
    `${start}${preposition}${number}(?:-?(?:х|и|ти|ми))?[ -]?(?:${partWords[part]})${ending}`,
    'u',
  ),
}))
const compounds = new RegExp(
  `${start}(одно|двух|трех|четырех|пяти|шести|семи|восьми)(дверн|местн|ящичн|полочн)[а-я]+${ending}`,
  'u',
)
const compoundCounts = ['одно', 'двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми']
const compoundParts: Readonly<Record<string, CountedPart>> = {
  дверн: 'door',
  местн: 'seat',
  ящичн: 'drawer',
  полочн: 'shelf',
}
const company = new RegExp(`${start}(?:на|для) ([а-я]+ерых|двоих|троих)${ending}`, 'u')
const seatsAfter = new RegExp(`${start}seats? ${number}${ending}`, 'u')

/** Extracts counts of doors, drawers, seats and shelves from a folded search. */
export function parsePartCounts(text: string): { counts: PartCount[]; rest: string } {
  const counts: PartCount[] = []
  let rest = text
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => Omit<PartCount, 'typed'>) => {
    const match = pattern.exec(rest)
    if (!match) return
    counts.push({ ...read(match), typed: match[0].trim() })
    rest = rest.replace(match[0], ' ').replace(/\s+/g, ' ').trim()
  }
  collect(seatsAfter, ([, count = '']) => ({ part: 'seat', count: parseCount(count) }))
  for (const { part, pattern } of patterns) {
    collect(pattern, ([, count = '']) => ({ part, count: parseCount(count) }))
  }
  collect(compounds, ([, count = '', part = '']) => ({
    part: compoundParts[part] ?? 'seat',
    count: compoundCounts.indexOf(count) + 1,
  }))
  collect(company, ([, count = '']) => ({ part: 'seat', count: parseCount(count) }))
  return { counts: counts.filter(({ count }) => count > 0), rest }
}

/** Returns which part a property with this Russian name counts: «Дверей» doors, «Цвет» none. */
export function getCountedPart(name: string): CountedPart | null {
  const folded = name.toLowerCase()
  return (
    parts.find((part) =>
      new RegExp(`(?<!\\p{L})(?:${partWords[part]})${ending}`, 'u').test(folded),
    ) ?? null
  )
}

function parseCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return numberWords.findIndex((words) => new RegExp(`^(?:${words})$`, 'u').test(text)) + 1
}
