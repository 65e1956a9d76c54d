import { foldText } from '../../words/fold-text.ts';
import { countryCode } from './countries.ts';

const REGIONS: Record<string, string> = {
  US:
    'AL=Alabama AK=Alaska AZ=Arizona AR=Arkansas CA=California CO=Colorado CT=Connecticut DE=Delaware DC=District_of_Columbia ' +
    'FL=Florida GA=Georgia HI=Hawaii ID=Idaho IL=Illinois IN=Indiana IA=Iowa KS=Kansas KY=Kentucky LA=Louisiana ME=Maine ' +
    'MD=Maryland MA=Massachusetts MI=Michigan MN=Minnesota MS=Mississippi MO=Missouri MT=Montana NE=Nebraska NV=Nevada ' +
    'NH=New_Hampshire NJ=New_Jersey NM=New_Mexico NY=New_York NC=North_Carolina ND=North_Dakota OH=Ohio OK=Oklahoma OR=Oregon ' +
    'PA=Pennsylvania RI=Rhode_Island SC=South_Carolina SD=South_Dakota TN=Tennessee TX=Texas UT=Utah VT=Vermont VA=Virginia ' +
    'WA=Washington WV=West_Virginia WI=Wisconsin WY=Wyoming PR=Puerto_Rico',
  CA:
    'AB=Alberta BC=British_Columbia MB=Manitoba NB=New_Brunswick NL=Newfoundland_and_Labrador NT=Northwest_Territories ' +
    'NS=Nova_Scotia NU=Nunavut ON=Ontario PE=Prince_Edward_Island QC=Quebec SK=Saskatchewan YT=Yukon',
  AU:
    'ACT=Australian_Capital_Territory NSW=New_South_Wales NT=Northern_Territory QLD=Queensland SA=South_Australia TAS=Tasmania ' +
    'VIC=Victoria WA=Western_Australia',
  DE:
    'BW=Baden-Württemberg BY=Bayern BE=Berlin BB=Brandenburg HB=Bremen HH=Hamburg HE=Hessen MV=Mecklenburg-Vorpommern ' +
    'NI=Niedersachsen NW=Nordrhein-Westfalen RP=Rheinland-Pfalz SL=Saarland SN=Sachsen ST=Sachsen-Anhalt SH=Schleswig-Holstein TH=Thüringen',
  BR:
    'AC=Acre AL=Alagoas AP=Amapá AM=Amazonas BA=Bahia CE=Ceará DF=Distrito_Federal ES=Espírito_Santo GO=Goiás MA=Maranhão ' +
    'MT=Mato_Grosso MS=Mato_Grosso_do_Sul MG=Minas_Gerais PA=Pará PB=Paraíba PR=Paraná PE=Pernambuco PI=Piauí RJ=Rio_de_Janeiro ' +
    'RN=Rio_Grande_do_Norte RS=Rio_Grande_do_Sul RO=Rondônia RR=Roraima SC=Santa_Catarina SP=São_Paulo SE=Sergipe TO=Tocantins',
  IT:
    'BA=Bari BG=Bergamo BO=Bologna BS=Brescia BZ=Bolzano CA=Cagliari CT=Catania FI=Firenze GE=Genova MI=Milano MO=Modena ' +
    'NA=Napoli PA=Palermo PD=Padova PG=Perugia PI=Pisa PR=Parma RM=Roma SA=Salerno SI=Siena TN=Trento TO=Torino TS=Trieste ' +
    'UD=Udine VE=Venezia VI=Vicenza VR=Verona',
};

/** Every spelling of a state or province: as given, its code, its name, `US-CA`. */
export function provinceForms(province: string, country: string): string[] {
  if (province.trim() === '') return [];
  const code = countryCode(country) ?? '';
  const bare = withoutTitle(province);
  const wanted = foldText(bare);
  for (const entry of (REGIONS[code] ?? '').split(' ')) {
    const [short = '', long = ''] = entry.split('=');
    const name = long.replaceAll('_', ' ');
    if (wanted === foldText(short) || wanted === foldText(name) || wanted === foldText(`${code} ${short}`)) {
      return [...new Set([province, bare, name, short, `${code}-${short}`])];
    }
  }
  return [...new Set([province, bare])];
}

/** What regions are called by in many languages, before their name or behind it: "Co. Galway", "Pest megye". */
const BEFORE =
  /^(?:co(?:unty)?|jude[țt]ul|jud|prov(?:ince|incia|incie)?|departamento|d[ée]partement|region|r[ée]gion|estado|state|wojew[óo]dztwo|woj|[žz]upanija|canton|kanton|land)(?:\.\s*|\s+)(?:(?:of|de|di|do|da|del|de la)\s+)?(?=\p{L})/iu;
const BEHIND =
  /\s+(?:county|province|prefecture|region|state|l[äa]n|fylke|v[áa]rmegye|megye|kraj|oblast|obl\.|maakond|apskritis|[žz]upanija|il[iı])$/iu;

/** The name alone, as lists have it. */
function withoutTitle(province: string): string {
  const bare = province.trim().replace(BEFORE, '').replace(BEHIND, '').trim();
  return bare === '' ? province : bare;
}
