/** A name in Latin letters and in Chinese. */
export type PlayerName = readonly [en: string, zh: string]

const pool = (text: string): readonly PlayerName[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .map((pair) => {
      const [en = '', zh = ''] = pair.split(' / ')
      return [en, zh]
    })

const ENGLISH =
  pool(`Harris / 哈里斯; Walker / 沃克; Bennett / 贝内特; Cole / 科尔; Turner / 特纳; Shaw / 肖; Palmer / 帕尔默;
Foster / 福斯特; Reid / 里德; Barnes / 巴恩斯; Collins / 柯林斯; Hughes / 休斯; Mason / 梅森; Grant / 格兰特; Ellis / 埃利斯;
Marsh / 马什; Dawson / 道森; Carter / 卡特; Brooks / 布鲁克斯; Hayes / 海斯; Jordan / 乔丹; Lowe / 洛; Nolan / 诺兰; Price / 普莱斯;
Quinn / 奎因; Sutton / 萨顿`)

const SPANISH =
  pool(`García / 加西亚; Fernández / 费尔南德斯; Torres / 托雷斯; Ruiz / 鲁伊斯; Moreno / 莫雷诺; Navarro / 纳瓦罗; Vega / 维加;
Ortega / 奥尔特加; Molina / 莫利纳; Romero / 罗梅罗; Santos / 桑托斯; Castro / 卡斯特罗; Iglesias / 伊格莱西亚斯; Herrera / 埃雷拉;
Cabrera / 卡夫雷拉; Delgado / 德尔加多; Serrano / 塞拉诺; Pacheco / 帕切科; Aguilar / 阿吉拉尔; Benítez / 贝尼特斯; Luna / 卢纳;
Rojas / 罗哈斯; Paredes / 帕雷德斯; Salas / 萨拉斯; Ibarra / 伊瓦拉; Quiroga / 基罗加`)

const GERMAN =
  pool(`Becker / 贝克尔; Vogel / 福格尔; Krause / 克劳泽; Lorenz / 洛伦茨; Brandt / 勃兰特; Keller / 凯勒; Hartmann / 哈特曼;
Schäfer / 舍费尔; Winkler / 温克勒; Bauer / 鲍尔; Franke / 弗兰克; Seidel / 赛德尔; Otto / 奥托; Kuhn / 库恩; Arnold / 阿诺德;
Busch / 布施; Engel / 恩格尔; Horn / 霍恩; Jansen / 扬森; Kraft / 克拉夫特; Lang / 朗; Maurer / 毛雷尔; Pohl / 波尔; Roth / 罗特;
Sommer / 索默; Ziegler / 齐格勒`)

const ITALIAN =
  pool(`Rossi / 罗西; Ferrari / 费拉里; Romano / 罗马诺; Ricci / 里奇; Marino / 马里诺; Greco / 格雷科; Conti / 孔蒂;
Costa / 科斯塔; Giordano / 佐丹奴; Mancini / 曼奇尼; Lombardi / 隆巴尔迪; Moretti / 莫雷蒂; Barbieri / 巴比耶里; Fontana / 丰塔纳;
Santoro / 桑托罗; Mariani / 马里亚尼; Rinaldi / 里纳尔迪; Caruso / 卡鲁索; Ferri / 费里; Bianchi / 比安奇; Gatti / 加蒂;
Pellegrini / 佩莱格里尼; Palumbo / 帕伦博; Sanna / 桑纳; Farina / 法里纳; Testa / 特斯塔`)

const FRENCH =
  pool(`Bernard / 贝尔纳; Dubois / 迪布瓦; Moreau / 莫罗; Laurent / 洛朗; Girard / 吉拉尔; Fontaine / 方丹; Roussel / 鲁塞尔;
Lambert / 朗贝尔; Mercier / 梅西耶; Blanc / 布兰科; Guérin / 盖兰; Boyer / 博耶; Garnier / 加尼耶; Chevalier / 舍瓦利耶; Perrin / 佩兰;
Diallo / 迪亚洛; Traoré / 特拉奥雷; Koné / 科内; Cissé / 西塞; Camara / 卡马拉; Diarra / 迪亚拉; Sylla / 西拉; Marchand / 马尔尚;
Renard / 勒纳尔; Leroy / 勒鲁瓦; Besson / 贝松`)

const PORTUGUESE =
  pool(`Silva / 席尔瓦; Souza / 索萨; Oliveira / 奥利维拉; Pereira / 佩雷拉; Lima / 利马; Carvalho / 卡瓦略; Almeida / 阿尔梅达;
Ribeiro / 里贝罗; Barbosa / 巴博萨; Rocha / 罗查; Cardoso / 卡多索; Teixeira / 特谢拉; Moura / 莫拉; Nunes / 努内斯; Freitas / 弗雷塔斯;
Batista / 巴蒂斯塔; Campos / 坎波斯; Tavares / 塔瓦雷斯; Fonseca / 丰塞卡; Macedo / 马塞多; Peixoto / 佩肖托; Vieira / 维埃拉;
Matheus / 马特乌斯; Wesley / 韦斯利; Gustavo / 古斯塔沃; Luan / 卢安`)

const CHINESE =
  pool(`Zhang Wei / 张威; Wang Haoran / 王浩然; Li Ming / 李明; Liu Yang / 刘洋; Chen Jie / 陈杰; Yang Fan / 杨帆; Zhao Lei / 赵磊;
Huang Bo / 黄博; Zhou Tong / 周通; Wu Xi / 吴曦晨; Xu Kai / 徐凯; Sun Peng / 孙鹏; Hu Jun / 胡俊; Zhu Chen / 朱辰; Gao Tianyu / 高天宇;
Lin Feng / 林枫; He Chao / 何超然; Guo Rui / 郭睿; Ma Long / 马龙飞; Luo Jing / 罗景; Liang Yu / 梁宇; Song Yi / 宋毅; Tang Hao / 唐浩;
Deng Han / 邓涵; Feng Zhuo / 冯卓; Jiang Nan / 江南`)

const JAPANESE =
  pool(`Sato / 佐藤; Suzuki / 铃木; Takahashi / 高桥; Tanaka / 田中; Watanabe / 渡边; Ito / 伊藤; Yamamoto / 山本; Nakamura / 中村;
Kobayashi / 小林; Kato / 加藤; Yoshida / 吉田; Yamada / 山田; Sasaki / 佐佐木; Matsumoto / 松本; Inoue / 井上; Kimura / 木村; Hayashi / 林;
Shimizu / 清水; Saito / 斋藤; Mori / 森; Abe / 阿部; Ikeda / 池田; Hashimoto / 桥本; Ogawa / 小川; Okada / 冈田; Goto / 后藤`)

const KOREAN =
  pool(`Kim Min-jun / 金敏俊; Lee Seung-ho / 李承浩; Park Ji-hoon / 朴智勋; Choi Jun / 崔俊; Jung Woo-jin / 郑佑镇; Kang Tae / 姜泰; Cho Hyun / 赵贤;
Yoon Sung / 尹成; Jang Min / 张珉; Lim Dong / 林东; Han Sol / 韩率; Oh Jae / 吴宰; Seo Young / 徐英; Shin Won / 申元; Kwon Hyuk / 权赫;
Hwang In / 黄仁; Ahn Jin / 安真; Song Ki / 宋基; Ryu Seok / 柳锡; Hong Chul / 洪哲; Jeon Ho / 全浩; Ko Eun / 高恩; Moon Sik / 文植;
Yang Hyo / 梁孝; Bae Jun / 裴俊; Baek San / 白山`)

const DUTCH =
  pool(`De Jong / 德容; Bakker / 巴克; Visser / 维瑟; Smit / 斯米特; Meijer / 迈耶; Mulder / 穆尔德; De Groot / 德赫罗特; Bos / 博斯;
Vos / 福斯; Peters / 彼得斯; Hendriks / 亨德里克斯; Dekker / 德克尔; Brouwer / 布劳沃; De Wit / 德维特; Dijkstra / 迪克斯特拉;
Kok / 科克; Jacobs / 雅各布斯; Kuiper / 库伊珀; Schouten / 斯豪滕; Willems / 威廉斯; Hoekstra / 胡克斯特拉; Koster / 科斯特; Prins / 普林斯;
Blom / 布洛姆; Huisman / 惠斯曼; Veenstra / 文斯特拉`)

const TURKISH =
  pool(`Yılmaz / 耶尔马兹; Kaya / 卡亚; Demir / 德米尔; Çelik / 切利克; Şahin / 沙欣; Yıldız / 耶尔德兹; Öztürk / 厄兹蒂尔克; Aydın / 艾登;
Arslan / 阿尔斯兰; Doğan / 多安; Kılıç / 克勒奇; Aslan / 阿斯兰; Çetin / 切廷; Kara / 卡拉; Koç / 科奇; Kurt / 库尔特; Özdemir / 厄兹德米尔;
Şimşek / 希姆谢克; Polat / 波拉特; Korkmaz / 科尔克马兹; Erdem / 埃尔德姆; Güneş / 居内什; Aksoy / 阿克索伊; Bulut / 布卢特; Tekin / 特金;
Uçar / 乌恰尔`)

const ARABIC =
  pool(`Al-Dawsari / 多萨里; Al-Shehri / 谢赫里; Al-Ghamdi / 加姆迪; Al-Harbi / 哈尔比; Al-Qahtani / 卡赫塔尼; Al-Otaibi / 奥泰比;
Al-Mutairi / 穆泰里; Al-Zahrani / 扎赫拉尼; Al-Shamrani / 沙姆拉尼; Al-Malki / 马利基; Al-Juhani / 朱哈尼; Al-Bishi / 比希;
Hamdan / 哈姆丹; Saleh / 萨利赫; Nasser / 纳赛尔; Khalid / 哈立德; Fahad / 法赫德; Sultan / 苏尔坦; Majed / 马吉德; Yasser / 亚西尔;
Omar / 奥马尔; Rashid / 拉希德; Salem / 萨利姆; Turki / 图尔基; Bandar / 班达尔; Hassan / 哈桑`)

const HANDLES =
  pool(`Viper / Viper; Nova / Nova; Ghost / Ghost; Blaze / Blaze; Frost / Frost; Shadow / Shadow; Zenith / Zenith; Echo / Echo; Raven / Raven;
Storm / Storm; Lynx / Lynx; Onyx / Onyx; Pulse / Pulse; Quake / Quake; Rogue / Rogue; Sable / Sable; Titan / Titan; Umbra / Umbra; Vex / Vex;
Wisp / Wisp; Xeno / Xeno; Yuki / Yuki; Zero / Zero; Ace / Ace; Bolt / Bolt; Crow / Crow`)

const BY_COUNTRY: Readonly<Record<string, readonly PlayerName[]>> = {
  gb: ENGLISH,
  us: ENGLISH,
  au: ENGLISH,
  es: SPANISH,
  mx: SPANISH,
  ar: SPANISH,
  de: GERMAN,
  it: ITALIAN,
  fr: FRENCH,
  br: PORTUGUESE,
  pt: PORTUGUESE,
  cn: CHINESE,
  jp: JAPANESE,
  kr: KOREAN,
  nl: DUTCH,
  tr: TURKISH,
  sa: ARABIC,
}

/** Names of simulated players: at least 26 common surnames of a country. */
export const playerNames = (country: string): readonly PlayerName[] => BY_COUNTRY[country] ?? ENGLISH

export const esportHandles: readonly PlayerName[] = HANDLES
