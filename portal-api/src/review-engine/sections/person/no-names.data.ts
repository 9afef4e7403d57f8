/** Whole words of which a line that has one is no name: callings, papers, firms, streets. */
export const WORDS: Readonly<Record<string, string>> = {
  en: 'student graduate undergraduate intern trainee apprentice resume résumé curriculum vitae engineer developer manager consultant assistant analyst director designer specialist teacher nurse accountant officer coordinator administrator producer planner supervisor technician operator electrician plumber welder editor architect scientist researcher therapist pharmacist dentist paralegal attorney lawyer recruiter tutor lecturer surveyor inspector barista bartender waiter cashier receptionist secretary strategist programmer trainer midwife paramedic firefighter university inc ltd llc street road avenue',
  de: 'studentin studierende studierender lebenslauf bewerbung entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin gmbh straße',
  es: 'estudiante becario becaria pasante maestro maestra enfermero enfermera profesor profesora jefe jefa analista ingeniero ingeniera desarrollador desarrolladora gerente contable técnico abogado abogada calle barrio colonia avenida urbanización',
  it: 'studente studentessa insegnante infermiere infermiera impiegato impiegata ingegnere sviluppatore responsabile via viale borgata località frazione',
  ru: 'мастер слесарь токарь сварщик механик электрик водитель повар учитель преподаватель врач юрист экономист администратор специалист техник технолог оператор продавец кладовщик начальник директор редактор переводчик дизайнер улица проспект',
};

/** The beginnings of such words: signs of icon fonts, firms, schools, and Russian callings with their endings. */
export const PARTS: Readonly<Record<string, string>> = {
  signs: 'location envelope mobile phone linkedin github',
  en: 'universit college school academy council group bank hospital',
  de: 'hochschul fachhochschul berufsfachschul akademie klinikum krankenhaus institut gruppe technik betriebe stiftung',
  es: 'universidad colegio ministerio grupo',
  it: 'università politecnico ospedale gruppo',
  ru: 'школ университет институт больниц резюме инженер менеджер разработчик бухгалтер',
};
