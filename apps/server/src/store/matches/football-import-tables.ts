export interface FootballImportTables {
  stadium: StadiumTable
  squad_player: SquadPlayerTable
}

export interface StadiumTable {
  /** The name used by matches. */
  city: string
  name: string
  country: string
  capacity: number
}

export interface SquadPlayerTable {
  team_id: number
  number: number
  position: 'GK' | 'DF' | 'MF' | 'FW'
  name: string
  club: string
  /** YYYY-MM-DD */
  date_of_birth: string
}
