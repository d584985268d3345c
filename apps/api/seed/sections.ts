export interface SectionSeed {
  code: string
  name: string
  nameKk: string
  nameEn: string
  /** What is drawn for it. */
  drawing: string
  children: { code: string; name: string; nameKk: string; nameEn: string; drawing: string }[]
}

const leaf = (code: string, name: string, nameKk: string, nameEn: string, drawing: string) => ({
  code,
  name,
  nameKk,
  nameEn,
  drawing,
})

/** The catalogue's tree: what stands in the header, and what stands below it. */
export const sections: readonly SectionSeed[] = [
  {
    ...leaf('divany', 'Диваны', 'Дивандар', 'Sofas', 'sofa'),
    children: [
      leaf('divany-pryamye', 'Прямые', 'Тік дивандар', 'Straight sofas', 'sofa'),
      leaf('divany-uglovye', 'Угловые', 'Бұрыштық дивандар', 'Corner sofas', 'corner-sofa'),
      leaf('divany-krovati', 'Диваны-кровати', 'Диван-төсектер', 'Sofa beds', 'sofa-bed'),
    ],
  },
  {
    ...leaf('kresla', 'Кресла', 'Креслолар', 'Armchairs', 'armchair'),
    children: [
      leaf(
        'kresla-dlya-otdyha',
        'Кресла для отдыха',
        'Демалыс креслолары',
        'Lounge chairs',
        'armchair',
      ),
      leaf('pufy', 'Пуфы', 'Пуфтар', 'Poufs', 'pouf'),
      leaf('ofisnye-kresla', 'Рабочие кресла', 'Жұмыс креслолары', 'Office chairs', 'office-chair'),
    ],
  },
  {
    ...leaf('krovati', 'Кровати', 'Төсектер', 'Beds', 'bed'),
    children: [
      leaf(
        'krovati-dvuspalnye',
        'Двуспальные кровати',
        'Екі адамдық төсектер',
        'Double beds',
        'bed',
      ),
      leaf('matrasy', 'Матрасы', 'Матрастар', 'Mattresses', 'mattress'),
      leaf(
        'tumby-prikrovatnye',
        'Прикроватные тумбы',
        'Төсек жанындағы тумбалар',
        'Bedside tables',
        'bedside',
      ),
    ],
  },
  {
    ...leaf('shkafy', 'Шкафы', 'Шкафтар', 'Wardrobes', 'wardrobe'),
    children: [
      leaf(
        'shkafy-raspashnye',
        'Распашные шкафы',
        'Жармалы шкафтар',
        'Hinged wardrobes',
        'wardrobe',
      ),
      leaf('shkafy-kupe', 'Шкафы-купе', 'Купе шкафтар', 'Sliding wardrobes', 'sliding-wardrobe'),
      leaf('komody', 'Комоды', 'Комодтар', 'Chests of drawers', 'chest'),
      leaf('stellazhi', 'Стеллажи', 'Стеллаждар', 'Shelving', 'shelf'),
      leaf('tumby-tv', 'Тумбы под телевизор', 'Теледидар тумбалары', 'TV stands', 'tv-stand'),
      leaf('bufety', 'Буфеты', 'Буфеттер', 'Sideboards', 'sideboard'),
    ],
  },
  {
    ...leaf('stoly', 'Столы', 'Үстелдер', 'Tables', 'table'),
    children: [
      leaf('stoly-obedennye', 'Обеденные столы', 'Ас үстелдері', 'Dining tables', 'table'),
      leaf(
        'stoliki-zhurnalnye',
        'Журнальные столики',
        'Журнал үстелдері',
        'Coffee tables',
        'round-table',
      ),
      leaf('stoly-pismennye', 'Письменные столы', 'Жазу үстелдері', 'Desks', 'desk'),
    ],
  },
  {
    ...leaf('stulya', 'Стулья', 'Орындықтар', 'Chairs', 'chair'),
    children: [
      leaf('stulya-obedennye', 'Обеденные стулья', 'Ас орындықтары', 'Dining chairs', 'chair'),
      leaf('stulya-barnye', 'Барные стулья', 'Бар орындықтары', 'Bar stools', 'stool'),
    ],
  },
  {
    ...leaf('kuhni', 'Кухни', 'Ас үйлер', 'Kitchens', 'kitchen'),
    children: [
      leaf('kuhni-pryamye', 'Прямые кухни', 'Тік ас үйлер', 'Straight kitchens', 'kitchen'),
      leaf(
        'kuhonnye-ostrova',
        'Кухонные острова',
        'Ас үй аралдары',
        'Kitchen islands',
        'kitchen-island',
      ),
    ],
  },
  {
    ...leaf('prihozhie', 'Прихожие', 'Дәліз жиһазы', 'Hallway', 'hallway'),
    children: [
      leaf('prihozhie-komplekty', 'Прихожие', 'Дәліз жинақтары', 'Hallway sets', 'hallway'),
      leaf('obuvnicy', 'Обувницы', 'Аяқкиім шкафтары', 'Shoe cabinets', 'shoe-cabinet'),
      leaf('zerkala', 'Зеркала', 'Айналар', 'Mirrors', 'mirror'),
    ],
  },
  {
    ...leaf('detskaya', 'Детская', 'Балалар бөлмесі', 'Children', 'kids-bed'),
    children: [
      leaf(
        'detskie-krovati',
        'Детские кровати',
        'Балалар төсектері',
        'Children’s beds',
        'kids-bed',
      ),
      leaf('detskie-stoly', 'Детские столы', 'Балалар үстелдері', 'Children’s desks', 'desk'),
    ],
  },
  {
    ...leaf('svet', 'Свет', 'Жарық', 'Lighting', 'floor-lamp'),
    children: [
      leaf('torshery', 'Торшеры', 'Торшерлер', 'Floor lamps', 'floor-lamp'),
      leaf('nastolnye-lampy', 'Настольные лампы', 'Үстел шамдары', 'Table lamps', 'table-lamp'),
      leaf(
        'podvesnye-svetilniki',
        'Подвесные светильники',
        'Аспалы шамдар',
        'Pendant lamps',
        'pendant-lamp',
      ),
    ],
  },
  {
    ...leaf('kovry-i-tekstil', 'Ковры и текстиль', 'Кілем мен тоқыма', 'Rugs and textiles', 'rug'),
    children: [
      leaf('kovry', 'Ковры', 'Кілемдер', 'Rugs', 'rug'),
      leaf(
        'kovrovye-dorozhki',
        'Ковровые дорожки',
        'Кілем жолақтары',
        'Runners by the metre',
        'runner',
      ),
      leaf(
        'dekorativnye-podushki',
        'Декоративные подушки',
        'Сәндік жастықтар',
        'Cushions',
        'cushion',
      ),
    ],
  },
]
