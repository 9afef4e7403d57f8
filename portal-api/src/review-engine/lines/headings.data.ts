/** What a section of a resume is about. */
export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'interests'
  | 'references'
  | 'contact'
  | 'volunteering'
  | 'publications';

/** Headings by section, in all six languages, lower case. */
export const HEADINGS: Readonly<Record<SectionName, string>> = {
  summary:
    'summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|objective|career objective|personal statement|profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufsprofil|perfil|perfil profesional|resumen|resumen profesional|sobre mí|objetivo|extracto|profilo|profilo professionale|chi sono|sommario|obiettivo professionale|о себе|обо мне|профиль|цель|резюме|краткая информация|ключевая информация|ประวัติย่อ|สรุป|เกี่ยวกับฉัน|โปรไฟล์|จุดมุ่งหมาย|เป้าหมายในการทำงาน|ข้อมูลโดยสรุป|in brief|at a glance|who i am|auf einen blick|das bin ich|wer ich bin|kurz und knapp|quién soy|acerca de mí|in breve|su di me|коротко о себе|แนะนำตัว|สรุปประวัติ|ข้อมูลสรุป|ประวัติโดยย่อ|ข้อมูลสรุปส่วนตัว',
  experience:
    'academic appointments|academic positions|academic employment|academic experience|experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|career|professional background|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|beruflicher hintergrund|praktische erfahrung|berufliche erfahrung|arbeitserfahrung|berufliche stationen|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|trayectoria|esperienza|esperienze|esperienza lavorativa|esperienza professionale|esperienze professionali|esperienze lavorative|percorso professionale|carriera|опыт работы|опыт|профессиональный опыт|трудовая деятельность|карьера|трудовой стаж|ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|laufbahn|karriere|where i have worked|berufliches|wo ich gearbeitet habe|где я работал|где я работала|ประสบการณ์วิชาชีพ|ประสบการณ์ด้านการทำงาน|ประวัติการฝึกงาน|การฝึกงาน|การทำงาน|ประวัติงาน|work|jobs|beruf|berufsleben|lavoro|работа|ประวัติการทำงานที่ผ่านมา|ประวัติการจ้างงาน',
  education:
    'education|academic background|education and training|academic history|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|akademischer werdegang|aus- und weiterbildung|schulische ausbildung|educación|formación|formación académica|estudios|formación y estudios|estudios académicos|istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso di studi|formazione accademica|образование|обучение|образование и квалификация|การศึกษา|ประวัติการศึกษา|วุฒิการศึกษา|schule|учебные заведения|คุณวุฒิ|คุณวุฒิการศึกษา|ประวัติด้านการศึกษา',
  skills:
    'skills|fachliches|programas|programmi|technical skills|key skills|core skills|core competencies|competencies|areas of expertise|expertise|technologies|tools|skills and tools|skills & tools|hard skills|kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|kenntnisse und fähigkeiten|technische kenntnisse|kernkompetenzen|besondere kenntnisse|habilidades|competencias|aptitudes|conocimientos|conocimientos técnicos|habilidades técnicas|competencias clave|conocimientos informáticos|competenze|capacità|competenze tecniche|conoscenze|abilità|competenze digitali|capacità e competenze|навыки|ключевые навыки|профессиональные навыки|умения|компетенции|технические навыки|знания и навыки|ทักษะ|ความสามารถ|ทักษะและความสามารถ|ความเชี่ยวชาญ|ทักษะทางเทคนิค|what i can do|was ich kann|know-how|programme|software|stärken|sistemas|qué sé hacer|cosa so fare|что я умею|ทักษะวิชาชีพ|ทักษะทางวิชาชีพ|ทักษะด้านวิชาชีพ|ทักษะคอมพิวเตอร์|ทักษะด้านคอมพิวเตอร์|ทักษะการใช้คอมพิวเตอร์|ทักษะการทำงาน|ทักษะที่มี|ทักษะเฉพาะ|ทักษะเฉพาะทาง|ความสามารถพิเศษ|ความรู้ความสามารถ|what i bring|was ich mitbringe|lo que aporto|cosa porto',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|idiomas|lenguas|lingue|lingue straniere|competenze linguistiche|языки|знание языков|иностранные языки|владение языками|ภาษา|ทักษะทางภาษา|ความสามารถทางภาษา|ทักษะด้านภาษา|ทักษะภาษา|ความสามารถด้านภาษา|ภาษาต่างประเทศ',
  projects:
    'projects|selected projects|personal projects|key projects|projekte|ausgewählte projekte|proyectos|progetti|проекты|โครงการ|ผลงาน',
  certificates:
    'certifications|certificates|licences|driving licence|führerschein|führerscheine|permisos|permisos de conducir|patenti|водительские права|licenses|licenses and certifications|courses|training|professional development|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|kurse|certificaciones|certificados|cursos|formación complementaria|certificazioni|certificati|corsi|corsi di formazione|сертификаты|курсы|повышение квалификации|дополнительное образование|ใบรับรอง|ประกาศนียบัตร|การฝึกอบรม|สัมมนาและอบรม|ประวัติการอบรม|การอบรม',
  awards:
    'awards|honors|honours|achievements|awards and honors|auszeichnungen|preise|erfolge|premios|logros|reconocimientos|premi|riconoscimenti|награды|достижения|รางวัล|ความสำเร็จ',
  interests:
    'interests|hobbies|hobbies and interests|interessen|hobbys|hobbies und interessen|freizeit|intereses|aficiones|interessi|hobby|passioni|интересы|хобби|увлечения|ความสนใจ|งานอดิเรก|outside work|outside interests|outside of work|beyond work|free time|leisure|other information|additional information|miscellaneous|privates|sonstiges|weitere angaben|nach feierabend|otros datos|otros datos de interés|datos de interés|información adicional|tiempo libre|tempo libero|altre informazioni|informazioni aggiuntive|altri dati|дополнительная информация|дополнительные сведения|свободное время|прочее|ข้อมูลเพิ่มเติม|กิจกรรมยามว่าง|privat|persönliches engagement',
  references:
    'references|referenzen|referencias|referenze|рекомендации|отзывы|บุคคลอ้างอิง|บุคคลอ้างอิงได้',
  contact:
    'contact|contact information|contact details|personal details|personal information|personal data|kontakt|kontaktdaten|persönliche daten|persönliche angaben|zur person|contacto|datos personales|datos de contacto|información personal|contatti|dati personali|recapiti|informazioni personali|контакты|контактная информация|личные данные|персональные данные|ติดต่อ|ข้อมูลติดต่อ|ข้อมูลส่วนตัว|ประวัติส่วนตัว|get in touch|reach me|how to reach me|so erreichen sie mich|persönliches|contáctame|связаться со мной|ข้อมูลการติดต่อ|ช่องทางการติดต่อ|ข้อมูลสำหรับติดต่อ',
  volunteering:
    'volunteering|volunteer experience|volunteer work|community service|ehrenamt|ehrenamtliches engagement|engagement|voluntariado|volontariato|волонтерство|волонтёрство|общественная деятельность|งานอาสาสมัคร|กิจกรรมอาสา',
  publications:
    'publications|patents|publikationen|veröffentlichungen|publicaciones|pubblicazioni|публикации|ผลงานตีพิมพ์',
};
