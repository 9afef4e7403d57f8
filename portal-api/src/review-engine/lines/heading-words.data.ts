import type { SectionName } from './headings.data.ts';

/** Words that name a section by themselves, in all languages but Thai, lower case. */
export const HEADING_WORDS: Readonly<Partial<Record<SectionName, string>>> = {
  summary:
    'summary introduction profile objective objectives statement profil kurzprofil persönlichkeitsprofil berufsprofil einleitung zusammenfassung kurzvorstellung perfil resumen extracto presentación introducción objetivo objetivos semblanza profilo presentazione introduzione sommario sintesi obiettivo obiettivi профиль цель цели',
  experience:
    'experience experiences employment internships appointments berufserfahrung berufserfahrungen berufspraxis berufstätigkeit berufstätigkeiten berufslaufbahn berufsweg praxiserfahrung praxiserfahrungen arbeitserfahrung arbeitserfahrungen projekterfahrung erwerbstätigkeit erfahrung erfahrungen stationen anstellungen arbeitsstellen arbeitsverhältnisse praktika experiencia experiencias empleo empleos esperienza esperienze impieghi tirocini stage prácticas empleos ocupaciones опыт стаж практика',
  education:
    'education academic academics qualifications studies schooling degrees ausbildung ausbildungen bildung ausbildungsweg ausbildungsgang bildungsweg bildungsgang bildungsabschlüsse studium studien schulbildung schulausbildung hochschulausbildung hochschulbildung hochschulstudium berufsausbildung abschlüsse akademischer akademische akademisches schulischer schulische educación formación estudios titulación titulaciones académica académico académicos académicas escolaridad istruzione educazione formazione studi titoli accademica accademico scolastica образование обучение учёба учеба',
  skills:
    'skill skills skillset competencies competences proficiencies expertise strengths technologies tools toolset software abilities capabilities kenntnisse fachkenntnisse it-kenntnisse edv-kenntnisse pc-kenntnisse computerkenntnisse softwarekenntnisse programmierkenntnisse fähigkeiten fertigkeiten kompetenzen fachkompetenzen kernkompetenzen schlüsselkompetenzen kompetenzprofil qualifikationen zusatzqualifikationen schlüsselqualifikationen schwerpunkte stärken werkzeuge technologien competencias habilidades conocimientos aptitudes destrezas capacidades herramientas tecnologías fortalezas especialidades competenze conoscenze capacità abilità strumenti tecnologie навыки умения компетенции технологии инструменты',
  languages:
    'language languages sprachen sprachkenntnisse sprachkompetenzen fremdsprachen fremdsprachenkenntnisse idiomas lenguas lingüísticas lingüísticos lingue linguistiche языки языков языками',
  projects: 'projects projekte projektauswahl proyectos progetti проекты',
  certificates:
    'certifications certificates licenses licences courses training trainings zertifikate zertifizierungen weiterbildung weiterbildungen fortbildung fortbildungen kurse lehrgänge schulungen certificaciones certificados cursos certificazioni certificati corsi сертификаты курсы',
  awards:
    'awards honors honours achievements accomplishments auszeichnungen preise erfolge premios logros reconocimientos premi riconoscimenti награды достижения',
  interests:
    'interests hobbies interessen hobbys hobbies freizeit freizeitaktivitäten intereses aficiones interessi hobby passioni интересы хобби увлечения',
  references: 'references referees referenzen referencias referenze рекомендации',
  contact:
    'contact anschrift adresse данные kontakt kontaktdaten kontaktinformationen contacto contatti recapiti контакты',
  volunteering:
    'volunteering volunteer ehrenamt ehrenamtliches voluntariado volontariato волонтёрство волонтерство',
  publications:
    'publications patents publikationen veröffentlichungen publicaciones pubblicazioni публикации',
};

/** Words that speak of work where no other word names a section: "Career to date", "Vida laboral". */
export const WORK_WORDS =
  'career work history positionen beruf jobs arbeit arbeitsleben historia actividad antecedentes laborales storia attività lavoro трудовой record positions roles tätigkeit tätigkeiten beschäftigungen puestos cargos background jobs werdegang laufbahn karriere trayectoria historial recorrido carrera laboral percorso carriera lavorativo lavoro карьера места работы трудовая деятельность';

/** Words that only stand beside them. */
export const SIDE_WORDS =
  'artística artístico docente clínica clínico musical musicales pedagógica asistencial administrativa comercial deportiva culinaria agrícola militar investigadora internacional hostelera artistica didattica clinica musicale sportiva agricola internazionale artistic performing stage culinary nursing legal farm catering artistische künstlerische künstlerischer pädagogische musikalische klinische творческий педагогический преподавательский врачебный научный клинический административный highlights overview formal executive spoken foreign native responsibilities duties previous anteriores desempeñados desempeñadas reglada conocimiento conocimiento nivel conoscenza livello предыдущие краткое краткая контактные уровень fundierte gute erste letzte aktuelle kaufmännische kaufmännischer handwerkliche my other further additional more relevant related selected recent previous past current general main key core special special professional personal work vocational industry technical clinical teaching research leadership management military freelance international practical volunteer computer digital it soft hard social transferable business and und y e i и & of to in the for with date set held section list details information base areas area field fields level levels meine mein bisherige bisheriger berufliche beruflicher berufliches beruflichen professionelle relevante weitere weiterer sonstige besondere besonderen wichtige wichtigste ausgewählte fachliche fachlicher persönliche persönlicher praktische praktischen technische methodische soziale digitale edv- it- fach- schul- berufs- aus- weiter- fort- sprach- methoden- zur der die das des im von mis mi otros otras otra otro datos principales clave profesional profesionales técnicas técnicos técnica informáticas informáticos digitales personales sociales adicional adicionales complementaria complementarios relevante relevantes previa realizados realizadas realizada preparación vida de del la las los en el a hasta fecha le mie altre altri altra ulteriori principali professionale professionali professionista lavorative lavorativa tecniche tecnica informatiche digitali personali trasversali sociali pregresse aziendale aziendali o di della delle degli nel mio мой мои высшее среднее основное основные дополнительное дополнительные профессиональное профессиональный профессиональные ключевые технические личные компьютерные иностранные знание владение трудовой рабочий о об';
