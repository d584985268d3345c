/** The parts of a kit of one series. */
export interface KitRecipe {
  section: string
  noun: string
  about: string
  /** For each part, the first of its sections that has a product of the series is used. */
  parts: readonly KitRecipePart[]
  /** A kitchen is sold as its modules. */
  isKitchen?: boolean
  /** The section whose product of the series represents the whole kit in pictures. */
  shownBy?: string
}

interface KitRecipePart {
  sections: readonly string[]
  count: number
  isOptional?: boolean
  /** Position of a module in the kitchen. */
  group?: 'base' | 'wall' | 'tall' | 'worktop'
}

export const kitRecipes: readonly KitRecipe[] = [
  {
    section: 'komplekty-gostinye',
    noun: 'Гостиная',
    about:
      'Диван, столик и место для телевизора одного тона: останется повесить шторы и позвать гостей.',
    parts: [
      { sections: ['divany-pryamye', 'divany-uglovye', 'divany-krovati'], count: 1 },
      { sections: ['stoliki-zhurnalnye', 'stoliki-pristavnye'], count: 1 },
      { sections: ['tumby-tv', 'bufety'], count: 1 },
      { sections: ['kresla-dlya-otdyha', 'pufy'], count: 1, isOptional: true },
      { sections: ['torshery'], count: 1, isOptional: true },
    ],
  },
  {
    section: 'komplekty-spalni',
    noun: 'Спальня',
    about: 'Кровать, две тумбы по сторонам и комод: всё подходит по высоте и цвету с первого дня.',
    parts: [
      { sections: ['krovati-myagkie', 'krovati-derevyannye'], count: 1 },
      { sections: ['tumby-prikrovatnye'], count: 2 },
      { sections: ['komody', 'shkafy-raspashnye', 'shkafy-kupe'], count: 1 },
      { sections: ['nastolnye-lampy'], count: 2, isOptional: true },
      { sections: ['matrasy'], count: 1, isOptional: true },
    ],
  },
  {
    section: 'komplekty-stolovye',
    noun: 'Столовая',
    about:
      'Стол и четыре стула к нему. Если гостей больше, добавьте ещё два: цена пересчитается сама.',
    parts: [
      { sections: ['stoly-obedennye', 'stoly-razdvizhnye'], count: 1 },
      { sections: ['stulya-obedennye', 'stulya-barnye'], count: 4 },
      { sections: ['bufety', 'komody'], count: 1, isOptional: true },
      { sections: ['podvesnye-svetilniki'], count: 1, isOptional: true },
    ],
  },
  {
    section: 'kuhni-modulnye',
    noun: 'Кухня модульная',
    about:
      'Собирается из отдельных шкафов: начните с нижних, верхние и пенал можно добавить потом.',
    isKitchen: true,
    shownBy: 'kuhni-pryamye',
    parts: [
      { sections: ['moduli-nizhnie'], count: 3, group: 'base' },
      { sections: ['moduli-verhnie'], count: 3, group: 'wall' },
      { sections: ['moduli-vysokie'], count: 1, group: 'tall', isOptional: true },
    ],
  },
]
